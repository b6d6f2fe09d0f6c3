export { useConfirmedPassword } from './use-confirmed-password'
