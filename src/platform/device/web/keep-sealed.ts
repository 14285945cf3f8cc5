import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Kept } from './kept.ts';

interface Device extends DBSchema {
  sealed: { key: string; value: { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer } };
}

const DATABASE = 'openleaf';
const STORE = 'sealed';
/** AES-GCM's own length of an initialisation vector, in bytes. */
const IV_BYTES = 12;

/** What is under way with each kept thing: locking takes time of its own, and a quick second write must not be overtaken by the first. */
const underWay = new Map<string, Promise<unknown>>();

function inTurn<T>(thing: string, act: () => Promise<T>): Promise<T> {
  // Neither reads nor writes throw.
  const done = (underWay.get(thing) ?? Promise.resolve()).then(act);
  underWay.set(thing, done);
  return done;
}

/** Whether this browser can lock what it keeps: over HTTPS, or on the machine itself. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis;

/**
 * Keeps something on a shared device, unreadable without its owner's key (AES-256-GCM in IndexedDB). It is kept under a
 * name made from the key, so that it does not show whose it is. What is broken or locked with another key reads as nothing. All
 * of one owner and purpose happens in the order in which it was asked for, whoever asks: a logout's removal ends what was typed before it.
 * @param key 32 bytes in base64. @param purpose keeps the things of one owner apart.
 */
export function keepSealed(key: string, purpose: string): Kept {
  const raw = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const lock = crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const name = nameOf(raw, purpose);
  let device: Promise<IDBPDatabase<Device>> | null = null;
  const open = () => (device ??= openDevice());
  return {
    read: () =>
      inTurn(purpose + key, async () => {
        try {
          const found = await (await open()).get(STORE, await name);
          if (!found) return null;
          const { iv, data } = found;
          const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await lock, data);
          return JSON.parse(new TextDecoder().decode(plain));
        } catch {
          return null;
        }
      }),
    write: (value) =>
      inTurn(purpose + key, async () => {
        try {
          const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
          const plain = new TextEncoder().encode(JSON.stringify(value));
          const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await lock, plain);
          // On the disk before it counts as kept: a tablet may run out of battery.
          const change = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
          const done =
            value === null ? change.store.delete(await name) : change.store.put({ iv, data }, await name);
          await Promise.all([done, change.done]);
          return true;
        } catch {
          return false;
        }
      }),
  };
}

const openDevice = () =>
  openDB<Device>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE);
    },
  });

async function nameOf(raw: Uint8Array<ArrayBuffer>, purpose: string): Promise<string> {
  const said = new TextEncoder().encode(`${purpose}:`);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...said, ...raw]));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
