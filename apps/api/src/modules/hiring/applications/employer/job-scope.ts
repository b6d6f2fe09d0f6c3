/** The jobs that a list is about: one, or all of some schools and stores. */
export type JobScope =
  | { readonly jobId: number }
  | { readonly schoolIds: readonly number[]; readonly storeIds: readonly number[] }
