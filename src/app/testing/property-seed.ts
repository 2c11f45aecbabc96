import fc from 'fast-check';

/** Gives each run of the suite the same random cases, so that no run fails by chance. `FAST_CHECK_SEED` asks for others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
