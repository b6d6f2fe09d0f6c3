/** A change of the user's second factors. */
export type SecurityAction =
  | { kind: 'authenticator' }
  | { kind: 'passkey' }
  | { kind: 'recovery-codes' }
  | { kind: 'remove'; factor: 'authenticator' }
  | { kind: 'remove'; factor: 'passkey'; id: number; name: string }
