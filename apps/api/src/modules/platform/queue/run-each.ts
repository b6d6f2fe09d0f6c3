/**
 * Runs the work of each item, one after the other: one that fails does not stop the others. Throws its
 * error at the end, or an `AggregateError` of several. No other item is begun once `isStopped`.
 */
export async function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    if (isStopped()) break
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} of ${items.length} have failed`)
}
