import type { LoadedHome } from '../load-home'
import { BeyondSchool } from './BeyondSchool'
import { EditorialTiles } from './EditorialTiles'
import { FeaturedSchools } from './FeaturedSchools'
import { LatestUpdates } from './LatestUpdates'
import { PopularCategories } from './PopularCategories'
import { ProductsRow } from './ProductsRow'
import { useNearbyProducts, useNearbySchools } from './use-nearby'

/** The sections below the hero of the home page. */
export function Sections({ loaded }: { loaded: LoadedHome }) {
  const { featured, products, updates, categories } = loaded
  const nearbySchools = useNearbySchools()
  const nearbyProducts = useNearbyProducts()
  return (
    <>
      <LatestUpdates updates={updates} />
      <FeaturedSchools featured={nearbySchools?.value ?? featured} place={nearbySchools?.place} />
      <ProductsRow products={nearbyProducts?.value ?? products} place={nearbyProducts?.place} />
      <EditorialTiles />
      <BeyondSchool />
      <PopularCategories featured={featured} categories={categories} />
    </>
  )
}
