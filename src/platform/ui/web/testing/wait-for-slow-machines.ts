import { configure } from '@testing-library/react';

/** What `findBy` and `waitFor` wait at most, in milliseconds: a screen appears in less than one second only where nothing else runs. */
configure({ asyncUtilTimeout: 5_000 });
