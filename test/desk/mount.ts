import { type ComponentChild, render } from 'preact';
import { expect } from 'vitest';

let last: HTMLElement | null = null;

/** Puts a screen on the page in place of the one before. */
export function mount(screen: ComponentChild): HTMLElement {
  if (last !== null) render(null, last);
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement('div'));
  last = root;
  render(screen, root);
  return root;
}

/** Accessible name, as far as these screens need it: hidden parts and the control inside its label do not belong to it. */
const nameOf = (element: Element): string => {
  const said = element.getAttribute('aria-label');
  if (said !== null) return said;
  const label = element.closest('label') ?? (element.id ? document.querySelector(`label[for="${element.id}"]`) : null);
  const named = (label ?? element).cloneNode(true) as Element;
  for (const part of named.querySelectorAll('[aria-hidden=true], select')) part.remove();
  return (named.textContent ?? '').replace(/\s+/g, ' ').trim();
};

const CONTROLS = 'button, input, select, textarea, a';

/** The control with this accessible name, once there is one. */
export async function control<E extends HTMLElement = HTMLElement>(name: string | RegExp): Promise<E> {
  const found = (): E | undefined =>
    [...document.querySelectorAll<E>(CONTROLS)]
      .filter((element) => element.closest('[hidden]') === null)
      .find((element) => (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))));
  await expect
    .poll(() => found() !== undefined, { timeout: 2000, interval: 10, message: `control «${name}»` })
    .toBe(true);
  const element = found();
  if (element === undefined) throw new Error(`no control «${name}»`);
  return element;
}

export const press = async (name: string | RegExp): Promise<void> => (await control(name)).click();

/** Types a text one key after the other, as a hand does. */
export async function type(name: string | RegExp, text: string): Promise<void> {
  const field = await control<HTMLInputElement>(name);
  field.focus();
  for (const end of text.split('').keys()) {
    field.value = text.slice(0, end + 1);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export async function choose(name: string | RegExp, value: string): Promise<void> {
  const field = await control<HTMLSelectElement>(name);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const shown = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');
