import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Kept with the answers of the server, so that it is gone for the next person on the device. */
const KEY = ['just joined'];

/** Keeps the name of a class that was joined a moment ago, for the next screen to say. */
export const keepJustJoined = (queryClient: QueryClient, name: string): void => {
  queryClient.setQueryData(KEY, name);
};

/** The class that was joined on the screen before, for as long as this screen is open; undefined where none was. */
export function useJustJoined(): string | undefined {
  const queryClient = useQueryClient();
  const [name] = useState(() => queryClient.getQueryData<string>(KEY));
  useEffect(() => queryClient.removeQueries({ queryKey: KEY }), [queryClient]);
  return name;
}
