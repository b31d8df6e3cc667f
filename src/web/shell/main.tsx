import { render } from 'preact';
import '../styles/index.css';
import { startLanguage } from '../preferences/language.ts';
import { registerServiceWorker } from '../pwa/register.ts';
import { App } from './routes.tsx';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

await startLanguage();
render(<App />, root);
void registerServiceWorker();
