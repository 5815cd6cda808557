import '../../components/look/tokens.css';
import '../../components/desk/desk.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import type { BrowserApi } from '../../components/background/browser-api';
import { deskOn } from '../../components/desk/app';

const Desk = deskOn(browser as BrowserApi);
const root = document.getElementById('root');
if (root) render(<Desk thread={null} />, root);
