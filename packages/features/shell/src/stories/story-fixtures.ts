/** Shows the story at 390 px, unless the toolbar sets another viewport. */
export const onPhone = { viewport: { value: 'phone' } } as const

/** A response that never arrives, to show loading states. */
export const never = () => new Promise<never>(() => {})

/** The body of an API error. */
export const refusal = (status: number, code: string, msg: string) => ({ status, code, msg })
