export { ModerationQueue } from './ModerationQueue'
export { type LoadedQueue, loadQueue } from './queue/load-queue'
