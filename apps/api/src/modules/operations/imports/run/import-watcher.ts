/** Receives the progress of an import, for the operator. */
export interface ImportWatcher {
  /** A message for the operator. */
  onMessage(sentence: string): void
  /** Bytes read of the file, and records done in this run. */
  onProgress(bytes: { done: number; all: number }, records: number): void
  /** Reports the step after the last row was read. */
  onStage(sentence: string): void
}
