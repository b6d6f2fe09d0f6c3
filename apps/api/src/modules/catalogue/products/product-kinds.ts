import { productKind } from '../../../db/schema/index.ts'

export const productKinds = productKind.enumValues
export type ProductKind = (typeof productKinds)[number]
