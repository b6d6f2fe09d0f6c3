import type { BlogTopic } from '@edbazaar/api-client'

/** Labels of the blog topics. */
export const topicNames: Readonly<Record<BlogTopic, string>> = {
  admissions: 'Admissions',
  boards: 'Boards',
  fees: 'Fees',
  learning: 'Learning',
  activities: 'Activities',
  safety: 'Safety',
  wellbeing: 'Wellbeing',
  inclusion: 'Special needs',
}
