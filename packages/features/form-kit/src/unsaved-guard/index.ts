export { UnsavedGuard } from './UnsavedGuard'
