export const priorityLevels = ['low', 'medium', 'high'] as const
export type PriorityLevel = (typeof priorityLevels)[number]
