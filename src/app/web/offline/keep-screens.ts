import type { SignInStore } from '#features/accounts/web/public.tsx';

/** How long after the start the files are fetched, in milliseconds. */
const DELAY = 2000;

/** Once a student has signed in on this device, their screens open without a network too (HTTPS or loopback only). */
export function keepScreens(signIn: SignInStore): void {
  const keep = () => {
    if (signIn.person()?.role !== 'student') return;
    stop();
    // After the page itself, which needs the line and the processor first.
    setTimeout(registerOnline, DELAY);
  };
  const stop = signIn.subscribe(keep);
  keep();
}

const registerOnline = () => {
  if (navigator.onLine) register();
  else window.addEventListener('online', register, { once: true });
};

const register = () => {
  // A browser that refuses works as before, with a network.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
};
