export { type DetailFailure, detailOf, withoutList } from './page-parts'
