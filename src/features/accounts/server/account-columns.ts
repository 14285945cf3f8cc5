import { z } from 'zod';
import { enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';
import { PROVIDER_KEYS, type ProviderKey } from '#platform/openid/core/provider-key.ts';
import { DEVICE_NAMES, type DeviceKind } from '../core/device-kind.ts';

/** What a person set for themselves, by the number of the user: names and values, whatever they are. */
export const userSettingsOf = jsonColumn('users.settings', z.record(z.string(), z.json()));

/** What a person registered as, by the number of the user. */
export const registeredAsOf = enumColumn('users.register_as', ['student', 'parent', 'teacher']);

/** On what kind of device a session of the user of this number is; null where that is not known. */
export const deviceOf = (value: string | null, userId: number): DeviceKind | null =>
  value === null ? null : knownDeviceOf(value, userId);
/** By whose word a login of the user of this number began; null for the password. */
export const providerOf = (value: string | null, userId: number): ProviderKey | null =>
  value === null ? null : knownProviderOf(value, userId);
const knownProviderOf = enumColumn('login_challenges.provider', PROVIDER_KEYS);
const knownDeviceOf = enumColumn('sessions.device', DEVICE_NAMES);
