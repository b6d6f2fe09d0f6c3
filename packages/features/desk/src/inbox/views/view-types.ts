export type { DeskView as View } from '@edbazaar/api-client'
