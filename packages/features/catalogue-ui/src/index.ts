export {
  type EntityAction,
  EntityActionButtons,
  EntityActionsContext,
  type EntityActionTarget,
  useEntityActionHeadings,
} from './actions/entity-actions'
export {
  type ActionLook,
  type SchoolAction,
  SchoolActionButtons,
  SchoolActionsContext,
  type SchoolActionTarget,
  schoolActionTarget,
  useSchoolActionHeadings,
} from './schools/school-actions'
export { imageSource, schoolCard } from './schools/school-card'
