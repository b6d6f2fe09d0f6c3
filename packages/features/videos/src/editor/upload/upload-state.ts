export type UploadState =
  | { kind: 'idle' }
  /** `share` is from 0 to 1. */
  | { kind: 'sending'; name: string; share: number; isOffline: boolean }
  | { kind: 'checking'; name: string }
  | { kind: 'paused'; name: string; share: number }
  /** The page was reloaded: the file has to be chosen again. */
  | { kind: 'interrupted'; name: string; share: number }
  /** `canResume`: the chosen file can be sent again, or its rest. */
  | { kind: 'failed'; message: string; canResume: boolean }
