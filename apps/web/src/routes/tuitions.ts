import { productListPage } from '@edbazaar/feature-listings/beyond-school'

export const { loader, Component, handle } = productListPage('tuition')
