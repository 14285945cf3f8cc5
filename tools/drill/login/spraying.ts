import { addressOf, openDevice } from '../../proving/devices.ts';
import type { Figure, ProofOptions } from '../../proving/proof.ts';
import { insideWindow } from './fixed-window.ts';
import { eachOf, logIn } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';

/** As log-in.ts counts wrong guesses of an address. Seconds. */
const WINDOW = 900;
const WORK = 120;
const MOST = 600;
const GUESSES = 800;
const CONNECTIONS = 24;
/** The address of whoever tries. */
const ADDRESS = addressOf(9_000);

/** One guess at each of many accounts, all from one address. */
export async function spray(ground: LoginGround, { tell }: ProofOptions): Promise<Figure[]> {
  await insideWindow({ window: WINDOW, work: WORK }, tell);
  const devices = ground.origins.flatMap((origin) =>
    Array.from({ length: CONNECTIONS / 2 }, () => openDevice(origin, ADDRESS)),
  );
  let looked = 0;
  const names = Array.from({ length: GUESSES }, (_, n) => `spray.${n}`);
  try {
    await eachOf(names.entries(), CONNECTIONS, async ([n, name]) => {
      const device = devices[n % devices.length];
      if (!device) return;
      const { status } = await logIn(device, name, 'otter');
      if (status === 401) looked += 1;
      else if (status !== 429) throw new Error(`A login was answered ${status}.`);
    });
  } finally {
    await Promise.all(devices.map((device) => device.close()));
  }
  return [
    { name: 'accounts tried from one address, one guess each', value: GUESSES, unit: '' },
    { name: 'of these told right or wrong in 15 minutes', value: looked, unit: '', gate: { atMost: MOST } },
  ];
}
