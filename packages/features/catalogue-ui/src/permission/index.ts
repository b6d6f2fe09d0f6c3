export { NoticeText } from './NoticeText'
export { PermissionFields } from './PermissionFields'
export { PermissionSentence } from './PermissionSentence'
export { PermissionSlip } from './PermissionSlip'
export {
  lastDay,
  newPermission,
  type PermissionDays,
  type PermissionDraft,
  permissionOf,
  timesOfDesk,
  toConsent,
} from './permission'
export { permissionFieldOf } from './permission-field'
export { mobileOf } from './phone-number'
export { untilError } from './until-error'
