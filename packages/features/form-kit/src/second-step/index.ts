export { createPasskey, usePasskeyFailure } from './passkey-ceremonies'
export { type ProveSecondFactor, SecondStepForm } from './SecondStepForm'
