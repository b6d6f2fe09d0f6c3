/** The story on a phone of 390 px, unless the toolbar says otherwise. */
export const onPhone = { viewport: { value: 'phone' } } as const

/** An answer that never comes: what is shown meanwhile stays. */
export const never = () => new Promise<never>(() => {})

/** The body of a refusal by the API. */
export const refusal = (status: number, code: string, msg: string) => ({ status, code, msg })
