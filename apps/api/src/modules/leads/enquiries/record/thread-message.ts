import type { EnquiryThreadRepository } from './enquiry-thread.repository.ts'

export type ThreadMessage = Awaited<ReturnType<EnquiryThreadRepository['messages']>>[number]
