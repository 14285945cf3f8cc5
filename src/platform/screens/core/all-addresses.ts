import type { Address } from './address.ts';
import * as addresses from './addresses.ts';
import * as serviceAddresses from './service-addresses.ts';
import * as staffAddresses from './staff-addresses.ts';

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'path' in value;

/** Every address that a screen has, for code that has to know them all. */
export const allAddresses: readonly Address[] = [addresses, serviceAddresses, staffAddresses]
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isAddress);
