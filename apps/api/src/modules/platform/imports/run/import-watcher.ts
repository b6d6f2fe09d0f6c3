/** Told of how an import goes on; all for people to read. */
export interface ImportWatcher {
  /** A sentence worth knowing. */
  onNotice(sentence: string): void
  /** Bytes of the file read, of how many; and records done in this run. */
  onProgress(bytes: { done: number; all: number }, records: number): void
  /** What is being done after the last row has been read. */
  onStage(sentence: string): void
}
