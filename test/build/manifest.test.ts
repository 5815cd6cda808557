import { describe, expect, it } from 'vitest';
import { filesOf, manifestOf } from './output';

describe.each(['chromium', 'firefox'] as const)('shipped manifest, %s', (name) => {
  const files = filesOf(name);
  const manifest = manifestOf(files);

  it('is version 3, in Firefox too', () => {
    expect(manifest.manifest_version).toBe(3);
  });

  it('asks for no site at installation, for any one site later', () => {
    expect(manifest.host_permissions ?? []).toEqual([]);
    expect(manifest.content_scripts ?? []).toEqual([]);
    expect(manifest.optional_host_permissions).toEqual(['*://*/*']);
  });

  it('has only the permissions the design names', () => {
    const wanted = [
      'activeTab',
      'scripting',
      'unlimitedStorage',
      'alarms',
      ...(name === 'chromium' ? ['sidePanel'] : []),
    ];
    expect([...manifest.permissions].sort()).toEqual(wanted.sort());
    // Asked for when the host switches the reminder of a deadline on.
    expect(manifest.optional_permissions ?? []).toEqual(['notifications']);
  });

  it('gives pages nothing to find: no accessible files, nobody to talk to', () => {
    expect(manifest.web_accessible_resources ?? []).toEqual([]);
    expect(manifest.externally_connectable).toBeUndefined();
  });

  it('tightens the browser’s policy for its own pages: own scripts, styles and pictures, no connection anywhere', () => {
    expect(manifest.content_security_policy).toEqual({
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'",
    });
  });

  it('has the background of its browser', () => {
    if (name === 'chromium') expect(manifest.background?.service_worker).toBeTypeOf('string');
    else expect(manifest.background?.scripts).toHaveLength(1);
  });

  it('says the same in Russian and English', () => {
    const keys = (lang: string): string[] =>
      Object.keys(JSON.parse(String(files.get(`_locales/${lang}/messages.json`)))).sort();
    expect(keys('en')).toEqual(keys('ru'));
  });
});

describe('Firefox', () => {
  it('keeps its id and starts where optional sites exist', () => {
    const gecko = manifestOf(filesOf('firefox')).browser_specific_settings?.gecko;
    expect(gecko?.id).toBe('prokurator@forum-mafia.example');
    expect(Number.parseInt(gecko?.strict_min_version ?? '', 10)).toBeGreaterThanOrEqual(128);
  });
});
