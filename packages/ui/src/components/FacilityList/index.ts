export {
  type Facility,
  type FacilityGroup,
  FacilityList,
  type FacilityListProps,
} from './FacilityList'
