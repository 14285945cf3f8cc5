import { afterEach } from 'vitest';
import { clearMessages } from '../message-store.ts';

/* A toast with a way to undo stays for seconds, and the next test would find it beside its own. */
afterEach(clearMessages);
