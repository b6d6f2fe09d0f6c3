import { type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import type { PostErrors } from './check-post'
import { messages } from './messages'

const names: Readonly<Record<string, MessageDescriptor>> = {
  title: messages.title,
  location: messages.location,
  salary_min: messages.minimum,
  salary_max: messages.maximum,
  closes_on: messages.closing,
  publish_on: messages.publish,
  starts_on: messages.starts,
  description: messages.duties,
  qualifications: messages.qualifications,
  questions: messages.questions,
}

/** The fields with a problem, by name, each once. */
export function useProblemNames(errors: PostErrors): string[] {
  const t = useMessages(messages)
  const fields = Object.keys(errors).map((field) => /^\w+/.exec(field)?.[0] ?? field)
  return [...new Set(fields)].map((field) => t(names[field] ?? messages.job).toLocaleLowerCase())
}
