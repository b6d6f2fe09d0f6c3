import { type AdminProduct, answerOf, type ProductKind } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths, defineMessages, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { formatRupees } from '@edbazaar/ui/formatting'
import { queuePlaces } from '../../queue-switch/queue-places'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { EditLink } from '../cells/EditLink'
import {
  isPublic,
  listingStatuses,
  statusCell,
  statusFilter,
  statusWidth,
} from '../cells/listing-status'
import { cellMessages } from '../cells/messages'
import { productKindFilter, productKinds } from '../cells/product-kind'

type SortColumn = 'name' | 'store' | 'price' | 'updated'
type Column = SortColumn | 'kind' | 'batches' | 'status'

interface ProductsState extends TableState<SortColumn> {
  kind: ProductKind | null
  status: AdminProduct['status'] | null
}

const messages = defineMessages('admin/tables/products', import.meta.glob('./locales/*.po'), {
  title: msg`All products`,
  standfirst: msg`Tuitions, activities, camps and workshops of all stores.`,
  search: msg`Search by name, store or city`,
  name: msg`Product`,
  store: msg`Store`,
  price: msg`Price`,
  batches: msg`Open batches`,
})

/** All products, at `/dashboard/all-products`. */
export const page = adminTablePage<AdminProduct, Column, ProductsState>({
  id: 'all-products',
  queue: queuePlaces.products,
  decides: 'product',
  messages,
  uses: [cellMessages, productMessages],
  url: urlState<ProductsState>('/dashboard/all-products', {
    q: textField(),
    kind: choiceField<ProductsState['kind']>(productKinds, null),
    status: choiceField<ProductsState['status']>(listingStatuses, null),
    sort: sortField<SortColumn>(['name', 'store', 'price', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [productKindFilter(t), statusFilter(t)],
  columns: (t) => [
    {
      id: 'name',
      header: t(messages.name),
      cell: ({ name }) => name,
      isSortable: true,
      wraps: true,
    },
    {
      id: 'store',
      header: t(messages.store),
      cell: ({ store_name: name }) => name,
      isSortable: true,
      wraps: true,
    },
    {
      id: 'kind',
      header: t(cellMessages.kind),
      cell: ({ kind }) => t(productMessages.kinds[kind]),
      width: 92,
    },
    {
      id: 'price',
      header: t(messages.price),
      cell: ({ price, price_unit: unit }) =>
        price === null ? null : `${formatRupees(price)} ${t(productMessages.units[unit])}`,
      isNumeric: true,
      isSortable: true,
      firstDirection: 'descending',
      width: 148,
    },
    {
      id: 'batches',
      header: t(messages.batches),
      cell: ({ batches }) => batches,
      isNumeric: true,
      width: 108,
    },
    {
      id: 'status',
      header: t(cellMessages.status),
      cell: ({ status }) => statusCell(t, status),
      width: statusWidth,
    },
    dayColumn({ id: 'updated', header: t(cellMessages.updated), of: ({ updated_at: at }) => at }),
  ],
  initiallyHidden: ['batches'],
  nameOf: ({ name }) => name,
  hrefOf: (product) =>
    isPublic(product) ? paths.product(product.slug) : accountPaths.productPreview(product.id),
  rowActions: ({ id, name }) => <EditLink name={name} href={accountPaths.editProduct(id)} />,
  list: (api, query, signal) => answerOf(api.GET('/admin/products', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/products/csv', { params: { query }, parseAs: 'text' })),
})
