import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { lang } from './lib/lang.svelte';
import { settings } from './lib/settings.svelte';

settings.show();
await lang.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
