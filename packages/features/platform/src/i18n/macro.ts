/*
 * Lingui's compile-time functions. Its Vite plugin replaces every call by a message id, and fails
 * on a call that it has not replaced.
 */
export { msg, plural, select } from '@lingui/core/macro'
