/** Texts of a list of products: the column headings, and the unit of distances. */
export interface ProductLabels {
  /** @default 'Distance' */
  distance: string
  /** @default 'Where' */
  where: string
  /** @default 'Price' */
  price: string
  /** @default 'Age' */
  age: string
  /** @default 'Availability' */
  availability: string
  /** The unit of distances. @default 'km' */
  kilometres: string
}

export const defaultLabels: ProductLabels = {
  distance: 'Distance',
  where: 'Where',
  price: 'Price',
  age: 'Age',
  availability: 'Availability',
  kilometres: 'km',
}
