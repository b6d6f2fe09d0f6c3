// Generated from openapi.yaml by `pnpm generate`. Do not edit.
export interface paths {
    readonly "/admin/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of anybody's school
         * @description As `editSchool`, for administrators.
         */
        readonly put: operations["editSchoolAsAdmin"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blogs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists blogs
         * @description Published blogs, the latest first.
         */
        readonly get: operations["listBlogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blogs/{url}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a blog */
        readonly get: operations["getBlog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contact-messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends us a message
         * @description Keeps the message and answers its sender by email. One address may send a few an hour.
         *     `website` is a field that people do not see: what fills it in is ignored without a word.
         */
        readonly post: operations["sendContactMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells whether the server and its database answer */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists jobs
         * @description Posts that are open, filtered, sorted and paged. Values of one filter are alternatives;
         *     different filters must all hold. With a place, posts within `radius` km are listed. The
         *     counts of a filter are those of its values under all the other filters.
         */
        readonly get: operations["listJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a job
         * @description A post that is open, or has closed; one that was taken away is not found.
         */
        readonly get: operations["getJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists newsletters
         * @description What has appeared so far, the latest first.
         */
        readonly get: operations["listNewsletters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a newsletter */
        readonly get: operations["getNewsletter"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms a subscription
         * @description Uses up the token of the mailed link, which holds once and for two days.
         */
        readonly post: operations["confirmSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for the newsletter
         * @description Sends a link to the address; only who opens it and confirms is on the list. The answer is
         *     the same whether or not the address was known. `website` is a field that people do not
         *     see: what fills it in is ignored without a word.
         */
        readonly post: operations["subscribeNewsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/newsletters/unsubscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends a subscription
         * @description Takes the address of the link off the list; asking again does no harm. Mail programs reach
         *     the same by a POST to the link itself (RFC 8058).
         */
        readonly post: operations["unsubscribeNewsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/places/autocomplete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests places in India
         * @description Towns, localities, post offices and pincodes whose name begins with the key.
         */
        readonly get: operations["suggestPlaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/products/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a product */
        readonly get: operations["getProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of one's school
         * @description With `revision`, 409 where somebody else has changed the same field since; changes of other
         *     fields do not matter. A new name makes a new slug, and the old one still leads to the school.
         */
        readonly put: operations["editSchool"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a school's page */
        readonly get: operations["getSchool"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/add-filters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for a new filter value of schools
         * @description An administrator decides. The same wish twice is kept once.
         */
        readonly post: operations["requestSchoolFilter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists schools
         * @description Schools that are live, filtered, sorted and paged. Values of one filter are alternatives;
         *     different filters must all hold. With a place, schools within `radius` km are listed and
         *     the count is exact; without one the whole country is listed and the count may be an
         *     estimate (`is_total_exact`).
         */
        readonly get: operations["listSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/area": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads what is known of the schools of a state, district or city
         * @description How many schools there are, their boards, types and fees, the best known 1,000 of them in
         *     pages of 20, and the areas around. Without a state: all of India. With a board: of the
         *     schools that have it. Counted anew after each import and once a day. A page beyond the last
         *     is not found.
         */
        readonly get: operations["getSchoolArea"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/compare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Compares up to four schools
         * @description What is known of each school, in the order asked for. Slugs of which no school is live are
         *     named in `unknown`. With a place, distances are told from there.
         */
        readonly get: operations["compareSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lists a new school
         * @description The school is the caller's, and live at once. Asking again with the same slug gives the school
         *     that was made; a slug that somebody else has is made anew. Where the plan's schools are used
         *     up, 409.
         */
        readonly post: operations["createSchool"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/edit/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a school as its editor needs it
         * @description For its owner and for administrators.
         */
        readonly get: operations["getSchoolEditor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads an image or video of a school
         * @description A JPEG, PNG or GIF of at most 10 MB, or a video (MP4, MPEG or WebM) of at most 50 MB, known by
         *     its content. Images are drawn anew in several sizes, without what the camera noted. The file
         *     belongs to who sent it; `createSchool` and `editSchool` put it to use, and what is not put to
         *     use within a day is removed.
         */
        readonly post: operations["uploadSchoolFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/filter-autocomplete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Suggests values of one filter */
        readonly get: operations["suggestFilterValues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/filters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists filters with their values
         * @description Values named Others are left out.
         */
        readonly get: operations["listFilters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/home-autocomplete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests schools, products, jobs and stores
         * @description For the search box: at most 10 suggestions for the letters typed so far. Letters may begin
         *     any word; small spelling errors, romanised spellings (vidyalay, vidhyalaya) and known
         *     short names (kv, dps) are understood. With a place, near ones come first.
         */
        readonly get: operations["suggestEverything"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schools/map": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts schools on a map
         * @description The schools of a list as they lie on a map: schools that are close to each other at this zoom
         *     are one cluster. Takes the filters, the place and the radius of `listSchools`, and tells only
         *     what lies within `bounds`. Schools without a place are on no map.
         */
        readonly get: operations["mapSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Searches schools, products, jobs and stores */
        readonly get: operations["searchEverything"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/add-filters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for a new filter value of products
         * @description An administrator decides. The same wish twice is kept once.
         */
        readonly post: operations["requestStoreFilter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/batches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a batch
         * @description With `revision`, what others have changed since and the sender has not stays as it is; 409 where
         *     both have changed the same field.
         */
        readonly put: operations["editBatch"];
        readonly post?: never;
        /**
         * Removes a batch
         * @description Removing what is gone does no harm.
         */
        readonly delete: operations["removeBatch"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/created/store/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a store */
        readonly get: operations["getStore"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/edit/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a store as its editor needs it
         * @description For its owner and for administrators.
         */
        readonly get: operations["getStoreEditor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads an image or video of a store or of what it offers
         * @description As `uploadSchoolFile`, for stores and products.
         */
        readonly post: operations["uploadStoreFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/my-stores-and-schools": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists what one has listed, as the side menu names it */
        readonly get: operations["listMyStoresAndSchools"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists tuitions, activities, camps and workshops
         * @description Products that are live at stores that are, filtered, sorted and paged. Values of one filter
         *     are alternatives; different filters must all hold. With a place, products within `radius` km
         *     are listed, each with its distance. Batches that are over count nowhere.
         */
        readonly get: operations["listProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/{id}/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adds a batch to one's product
         * @description A `request_key` sent again gives the batch that was added.
         */
        readonly post: operations["addBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of one's product
         * @description For the owner of its store and for administrators. With `revision`, 409 where somebody else has
         *     changed the same field since.
         */
        readonly put: operations["editProduct"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Offers a new tuition, activity, camp or workshop
         * @description It belongs to a store of the caller's, and is live at once. Where the plan's products of a
         *     store are used up, 409. A `request_key` sent again gives the product that was made.
         */
        readonly post: operations["createProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/products/edit/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a product as its editor needs it
         * @description For the owner of its store and for administrators.
         */
        readonly get: operations["getProductEditor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/store/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lists a new store
         * @description The store is the caller's, and live at once. Where the plan's stores are used up, 409. A
         *     `request_key` sent again gives the store that was made.
         */
        readonly post: operations["createStore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/store/edit/{storeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Saves a field of one's store
         * @description For its owner and for administrators. With `revision`, 409 where somebody else has changed the
         *     same field since.
         */
        readonly put: operations["editStore"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/email-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks to change or confirm one's email
         * @description Mails a link to the address given, which becomes the account's when the link is opened within
         *     30 minutes; the address until now is told. With one's own address it confirms that. The
         *     answer is the same whether or not the address has an account.
         */
        readonly post: operations["changeMyEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/email-confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms an email by a link
         * @description Uses the link up. Who asks must be signed in to its account: the address alone would let whoever
         *     registered it for somebody else have it confirmed by them.
         */
        readonly post: operations["confirmMyEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/exited-users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Leaves contact details when leaving
         * @description Read by our team, who may answer. Signed in or not.
         */
        readonly post: operations["addExitedUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Uploads a profile or cover image
         * @description A JPEG, PNG or GIF of at most 5 MB. It is drawn anew, without what the camera noted, and
         *     belongs to who sent it; `updateMyProfile` puts it to use.
         */
        readonly post: operations["uploadProfileFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/forgot-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for a link to set a new password
         * @description Mails a link that holds once, for 30 minutes. The answer is the same whether or not the email is known.
         */
        readonly post: operations["forgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/google-nonces": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begins a sign-in with Google
         * @description The nonce that Google is to put into the ID token; it holds once, for 30 minutes.
         */
        readonly post: operations["createGoogleNonce"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/link-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes a token for a link to the jobs site
         * @description It holds once, for five minutes; the site signs its bearer in with `loginWithToken`.
         */
        readonly post: operations["createLinkToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for a link to sign in
         * @description Mails a link that holds once, for 30 minutes. The answer is the same whether or not the email is known.
         */
        readonly post: operations["requestLoginLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-with-google": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in or registers with Google
         * @description The ID token is checked against Google's keys: issuer, audience, expiry, and a nonce of
         *     `createGoogleNonce`. `ok` is 1 where one is signed in, -1 where an admin has blocked the
         *     user, 0 where the token is not to be believed.
         */
        readonly post: operations["loginWithGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-with-pass": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in with a password
         * @description A wrong email takes as long as a wrong password, and is told the same. After too many wrong
         *     passwords an account asks for patience; its owner can still sign in by a mailed link. Users
         *     of type edjobs are refused with 403.
         */
        readonly post: operations["loginWithPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/login-with-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in by a link
         * @description Uses up the token of a mailed link, or of a link from one of our sites. `ok` is 1 where one
         *     is signed in, -1 where an admin has blocked the user, 0 where the link was used or is too old.
         */
        readonly post: operations["loginWithToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs out
         * @description Revokes the session of the token.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-blogs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the blogs one has written */
        readonly get: operations["listMyBlogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-bookmarks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what one has bookmarked
         * @description What is no longer live is left out.
         */
        readonly get: operations["listBookmarks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-bookmarks/{kind}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: components["schemas"]["Id"];
                /**
                 * @description What it is.
                 * @example school
                 */
                readonly kind: "school" | "product" | "job" | "blog";
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Bookmarks something, or changes its note
         * @description Again does no harm. Without `note` a note stays as it is. At most 500 bookmarks.
         */
        readonly put: operations["saveBookmark"];
        readonly post?: never;
        /**
         * Takes a bookmark away
         * @description Again does no harm.
         */
        readonly delete: operations["removeBookmark"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-bookmarks/ids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tells which things one has bookmarked
         * @description Their ids, for the marks on cards.
         */
        readonly get: operations["listBookmarkIds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives all that is kept of one
         * @description Everything kept of the user, without hashes of secrets.
         */
        readonly get: operations["downloadMyData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes one's password
         * @description Signs out everywhere else. Who has none yet sets one by the link of `forgotPassword`.
         */
        readonly put: operations["changeMyPassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads one's own profile */
        readonly get: operations["getMyProfile"];
        /** Saves a field of one's profile */
        readonly put: operations["updateMyProfile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-profile/deletions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deletes one's account
         * @description At once and for good, with all that is kept of the user: blogs too and, where the email is
         *     confirmed, what was written from it. Schools and stores stay listed without an owner. Needs one's email typed once more and, for those who have one, the password.
         */
        readonly post: operations["deleteMyAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists where one is signed in */
        readonly get: operations["listMySessions"];
        readonly put?: never;
        readonly post?: never;
        /** Signs out everywhere else */
        readonly delete: operations["revokeOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/my-sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Signs out one of one's devices */
        readonly delete: operations["revokeSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/profile-details/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Reads a user
         * @description One's own, or anybody's as an admin.
         */
        readonly get: operations["getProfileDetails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a new password by a link
         * @description Uses the link up, and signs out everywhere.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/reset-password/checks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Checks a link to set a new password
         * @description Tells whether the link still holds, without using it up.
         */
        readonly post: operations["checkResetLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/schools-and-stores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the schools and stores one has listed */
        readonly get: operations["listSchoolsAndStores"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/signup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Registers
         * @description Makes an account and signs in. A letter with a link to confirm the address goes to it.
         *     Passwords that everybody knows are refused.
         */
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/videos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists videos
         * @description Published videos, the latest first.
         */
        readonly get: operations["listVideos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/videos/{url}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reads a video */
        readonly get: operations["getVideo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/widget/releases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the versions of the search box
         * @description What a page needs to embed one: the address of its script, and the digest by which the
         *     browser knows that the script is ours.
         */
        readonly get: operations["listWidgetReleases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/widget/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests schools and products to other sites
         * @description For the search box that partners embed, and the one operation that answers other origins:
         *     `GET` alone, without credentials. Words are understood as by `/schools/home-autocomplete`.
         *     With a place, near ones come first; with a `radius` as well, nothing beyond it is
         *     suggested. A partner's key is public: it says who is counted, and answers the origins that
         *     are registered for it. Without a key any origin is answered, fewer times a minute.
         *     Every answer, errors too, may be read by the page that asked.
         */
        readonly get: operations["suggestForPartners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AdmissionDate: {
            /** Format: date */
            readonly from: string;
            /** @description Whether it is the last day to act. */
            readonly is_key: boolean;
            readonly label: string;
            /** Format: date */
            readonly to: string | null;
        };
        /**
         * @description A band of ages in years. A school is in it where it takes children for part of it.
         * @enum {string}
         */
        readonly AgeBand: "2.5-6" | "6-11" | "11-14" | "14-18";
        readonly AgeRange: {
            readonly age_max: number | null;
            readonly age_min: number | null;
        };
        /** @enum {string} */
        readonly AreaKind: "country" | "state" | "district" | "city";
        /** @description Another area; with a board asked for, of the schools that have it. */
        readonly AreaLink: {
            readonly kind: components["schemas"]["AreaKind"];
            readonly name: string;
            /**
             * @description What it is to the area asked for: `district` is the one that a city lies in, `nearby`
             *     are districts of a district and cities of a city.
             * @enum {string}
             */
            readonly role: "states" | "districts" | "cities" | "district" | "nearby";
            /** @description Of the district or city; null for a state. */
            readonly slug: components["schemas"]["AreaSlug"] | null;
            readonly state: components["schemas"]["AreaSlug"];
            readonly total: number;
        };
        readonly AreaName: {
            readonly name: string;
            readonly slug: components["schemas"]["AreaSlug"];
        };
        readonly AreaSlug: string;
        readonly Availability: {
            /** Format: date */
            readonly opens_on: string | null;
            readonly seats_left: number | null;
            /**
             * @description `few` is open with at most 15 seats left; `opens` is not open yet.
             * @enum {string}
             */
            readonly state: "open" | "few" | "opens" | "closed";
        };
        readonly Batch: {
            readonly days: readonly components["schemas"]["Weekday"][];
            readonly end_time: string;
            /** Format: date */
            readonly ends_on: string | null;
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /** @description Rupees where it differs from the product's. */
            readonly price: number | null;
            readonly seats: number;
            readonly seats_left: number;
            readonly start_time: string;
            /** Format: date */
            readonly starts_on: string;
        };
        readonly BatchDetails: {
            readonly days: readonly components["schemas"]["Weekday"][];
            readonly end_time: string;
            /** Format: date */
            readonly ends_on: string | null;
            readonly name: components["schemas"]["ListedName"];
            /** @description Rupees where it differs from the product's. */
            readonly price: number | null;
            readonly request_key?: components["schemas"]["RequestKey"];
            /** @description Of the product, that a change was made upon. */
            readonly revision?: number;
            readonly seats: number;
            readonly seats_left: number;
            readonly start_time: string;
            /** Format: date */
            readonly starts_on: string;
        };
        readonly Blog: {
            readonly author_name: string;
            /** @description Who the author is, in one line. */
            readonly author_note: string | null;
            /** @description HTML, cleaned by the server. */
            readonly body: string;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_featured: boolean;
            /** Format: date-time */
            readonly published_at: string;
            readonly reading_minutes: number;
            /** @description Those of the same topic first, then those that share a tag, then the latest. */
            readonly related: readonly components["schemas"]["BlogSummary"][];
            readonly summary: string;
            readonly tags: readonly string[];
            readonly title: string;
            readonly topic: components["schemas"]["BlogTopic"];
            /** Format: date-time */
            readonly updated_at: string;
            readonly url: string;
        };
        readonly BlogList: {
            readonly data: readonly components["schemas"]["BlogSummary"][];
            readonly page: number;
            readonly per_page: number;
            /** @description Topics that have blogs, whatever the topic asked for; in the order of `BlogTopic`. */
            readonly topics: readonly {
                readonly count: number;
                readonly topic: components["schemas"]["BlogTopic"];
            }[];
            readonly total: number;
            /** @description The last page that can be asked for. */
            readonly totalPages: number;
        };
        readonly BlogSummary: {
            readonly author_name: string;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_featured: boolean;
            /** Format: date-time */
            readonly published_at: string;
            /** @description At 200 words a minute, rounded up. */
            readonly reading_minutes: number;
            /** @description One or two sentences. */
            readonly summary: string;
            readonly tags: readonly string[];
            readonly title: string;
            readonly topic: components["schemas"]["BlogTopic"];
            /** @description The last part of its page's address. */
            readonly url: string;
        };
        /** @enum {string} */
        readonly BlogTopic: "admissions" | "boards" | "fees" | "learning" | "activities" | "safety" | "wellbeing" | "inclusion";
        /** @description One of `school`, `product`, `job` and `blog` is there, as `kind` says. */
        readonly Bookmark: {
            readonly blog?: components["schemas"]["BlogSummary"];
            /** Format: date-time */
            readonly created_at: string;
            readonly id: components["schemas"]["Id"];
            readonly job?: components["schemas"]["JobSummary"];
            /** @enum {string} */
            readonly kind: "school" | "product" | "job" | "blog";
            readonly note: string | null;
            readonly product?: components["schemas"]["ProductSummary"];
            readonly school?: components["schemas"]["SchoolSummary"];
        };
        readonly BookmarkCounts: {
            readonly blog: number;
            readonly job: number;
            readonly product: number;
            readonly school: number;
        };
        readonly BookmarkIds: {
            readonly blog: readonly components["schemas"]["Id"][];
            readonly job: readonly components["schemas"]["Id"][];
            readonly product: readonly components["schemas"]["Id"][];
            readonly school: readonly components["schemas"]["Id"][];
        };
        /**
         * @default school
         * @enum {string}
         */
        readonly BookmarkKind: "school" | "product" | "job" | "blog";
        readonly BookmarkList: {
            readonly counts: components["schemas"]["BookmarkCounts"];
            readonly data: readonly components["schemas"]["Bookmark"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        readonly Child: {
            /**
             * Format: date
             * @description Year-month-day.
             */
            readonly born_on: string | null;
            readonly name: string;
        };
        /** @description What is told of a school beside others. */
        readonly ComparedSchool: {
            readonly admission_dates: readonly components["schemas"]["AdmissionDate"][];
            readonly facts: readonly components["schemas"]["Fact"][];
            readonly fees: components["schemas"]["FeeSheet"] | null;
            readonly filters_values: readonly components["schemas"]["KnownFilter"][];
            readonly pincode: string | null;
            readonly seats_total: number | null;
            readonly summary: components["schemas"]["SchoolSummary"];
        };
        readonly Completeness: {
            /** @description What is not told yet, what brings most first. */
            readonly missing: readonly components["schemas"]["MissingPart"][];
            readonly percent: number;
        };
        /** @description How schools and stores to which one has written may answer, and whether we may write of news. */
        readonly Consents: {
            readonly email: boolean;
            readonly news: boolean;
            readonly phone: boolean;
            readonly whatsapp: boolean;
        };
        readonly ContactMessage: {
            readonly email: components["schemas"]["Email"];
            readonly message: string;
            readonly name: string;
            readonly topic: components["schemas"]["ContactTopic"];
            readonly website?: string;
        };
        /** @enum {string} */
        readonly ContactTopic: "question" | "consultation" | "correction" | "listing" | "partners" | "donate-books" | "privacy" | "careers" | "press";
        readonly Contest: {
            /**
             * Format: date
             * @description The last day to enter.
             */
            readonly closes_on: string;
            /** @description How to enter. HTML, cleaned by the server. */
            readonly entry: string;
            /** @description HTML, cleaned by the server. */
            readonly rules: string;
            /** @description The first prize first; empty until the jury has decided. */
            readonly winners: readonly {
                /** @description Class and town. */
                readonly detail: string | null;
                readonly name: string;
                readonly prize: string;
                /** @description What was entered. */
                readonly work: string | null;
            }[];
        };
        readonly Done: {
            /** @description A sentence for people. */
            readonly msg: string;
            /** @description The HTTP status. */
            readonly status: number;
        };
        /**
         * Format: email
         * @example meera@example.in
         */
        readonly Email: string;
        readonly Error: {
            /** @description A stable name for programs, such as `not_found`. */
            readonly code: string;
            readonly errors?: readonly {
                /** @description The parameter or field that is wrong. */
                readonly field: string;
                /** @description What is wrong and what would be right. */
                readonly msg: string;
            }[];
            /** @description A sentence for people. */
            readonly msg: string;
            /** @description The HTTP status. */
            readonly status: number;
        };
        readonly Facet: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly values: readonly {
                /** @description Results that would be listed with this value beside the other filters. */
                readonly count: number;
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
        };
        readonly Fact: {
            /** Format: date */
            readonly as_of: string | null;
            /** @enum {string} */
            readonly name: "recognition" | "board_affiliation" | "established" | "students" | "classrooms" | "students_per_teacher" | "languages" | "website";
            readonly source: string | null;
            /** @description Null where nobody has told us. */
            readonly value: string | null;
        };
        readonly FeeHistogram: {
            /** @description Schools by lowest first-year total; the last bar also holds all above. */
            readonly counts: readonly number[];
            /** @description Width of one bar, in rupees. */
            readonly step: number;
        };
        readonly FeeSheet: {
            /** @description Amounts in rupees; null where the school has not told. */
            readonly rows: readonly {
                readonly admission: number | null;
                readonly books: number | null;
                readonly classes: string;
                /** @description The first year's total of what is known. */
                readonly total: number;
                readonly transport: number | null;
                readonly tuition: number | null;
            }[];
            /** Format: date */
            readonly told_on: string;
            /** @description The school year, such as 2027–28. */
            readonly year: string;
        };
        /** @description Addresses that uploads gave, the cover first. */
        readonly FileList: readonly string[];
        /**
         * @description A JSON list of addresses that uploads gave, the cover first.
         * @example ["/media/uploads/x/1600x1067.webp"]
         */
        readonly FilesJson: string;
        readonly Filter: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly values: readonly components["schemas"]["FilterValue"][];
        };
        readonly FilterIdList: readonly components["schemas"]["Id"][];
        readonly FilterValue: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
        };
        /** @example Meera */
        readonly FirstName: string;
        readonly Health: {
            /** @enum {string} */
            readonly status: "ok";
            readonly uptime_seconds: number;
            readonly version: string;
        };
        readonly Id: number;
        readonly Image: {
            readonly caption: string | null;
            /**
             * @description Formats that lie beside each of these addresses, at the same name with another ending, the
             *     smallest first; empty where there is only the one.
             */
            readonly formats: readonly ("avif" | "webp" | "jpg")[];
            /** @description Pixels. */
            readonly height: number;
            /** @description Whether it was drawn from the name, because nobody has sent a photograph. */
            readonly is_drawn: boolean;
            /** @description A few blurred pixels as a `data:` address, to show until the image is there. */
            readonly placeholder: string | null;
            /** @description Address of the largest version. */
            readonly url: string;
            /** @description Smaller versions of the same image; empty for one that scales. */
            readonly variants: readonly {
                readonly url: string;
                /** @description Pixels. */
                readonly width: number;
            }[];
            /** @description Pixels. */
            readonly width: number;
        };
        readonly IndianLatitude: number;
        readonly IndianLongitude: number;
        readonly Job: {
            readonly city: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            readonly closes_on: string | null;
            /** @description Days from today, in India, to the last day: 0 on it, negative once the post has closed. */
            readonly days_left: number | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            /** @description Place or address in one line. */
            readonly location: string;
            /**
             * Format: date
             * @description The day in India.
             */
            readonly posted_on: string;
            readonly role: components["schemas"]["JobRole"];
            /** @description Rupees a month. */
            readonly salary_max: number | null;
            /** @description Rupees a month. */
            readonly salary_min: number | null;
            /** @description Who offers it; null where no listed school does. */
            readonly school: components["schemas"]["SchoolSummary"] | null;
            readonly state: string | null;
            /** @description Null where the post is not of one subject. */
            readonly subject: string | null;
            readonly title: string;
            readonly type: components["schemas"]["JobType"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly JobList: {
            readonly data: readonly components["schemas"]["JobSummary"][];
            readonly page: number;
            /** @description How many posts reach each of a few amounts. */
            readonly pay: readonly {
                readonly count: number;
                /** @description Rupees a month. */
                readonly from: number;
            }[];
            readonly per_page: number;
            readonly place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a place. */
            readonly radius: number | null;
            readonly roles: readonly {
                readonly count: number;
                readonly value: components["schemas"]["JobRole"];
            }[];
            readonly subjects: readonly components["schemas"]["NameCount"][];
            readonly total: number;
            /** @description The last page that can be asked for. */
            readonly totalPages: number;
            readonly types: readonly {
                readonly count: number;
                readonly value: components["schemas"]["JobType"];
            }[];
        };
        /**
         * @description The kind of work.
         * @enum {string}
         */
        readonly JobRole: "pre-primary" | "primary" | "secondary" | "senior-secondary" | "support" | "arts-sports" | "leadership" | "office";
        readonly JobSchool: {
            readonly city: string | null;
            readonly name: string;
            readonly slug: string;
        };
        readonly JobSuggestion: {
            readonly id: components["schemas"]["Id"];
            readonly image: string;
            readonly location: string;
            readonly title: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Jobs";
        };
        readonly JobSummary: {
            readonly city: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            readonly closes_on: string | null;
            /** @description Days from today, in India, to the last day: 0 on it, negative once the post has closed. */
            readonly days_left: number | null;
            /** @description Kilometres from the place asked for. */
            readonly distance_km: number | null;
            readonly id: components["schemas"]["Id"];
            /** @description Place or address in one line. */
            readonly location: string;
            /**
             * Format: date
             * @description The day in India.
             */
            readonly posted_on: string;
            readonly role: components["schemas"]["JobRole"];
            /** @description Rupees a month. */
            readonly salary_max: number | null;
            /** @description Rupees a month. */
            readonly salary_min: number | null;
            /** @description Who offers it; null where no listed school does. */
            readonly school: components["schemas"]["JobSchool"] | null;
            readonly state: string | null;
            /** @description Null where the post is not of one subject. */
            readonly subject: string | null;
            readonly title: string;
            readonly type: components["schemas"]["JobType"];
        };
        /**
         * @description The kind of employment.
         * @enum {string}
         */
        readonly JobType: "full-time" | "part-time" | "contract" | "visiting";
        /** @description A row as it is kept. */
        readonly Kept: {
            readonly [key: string]: unknown;
        };
        /** @description What a school has of a filter; a value with `has` false is known to be absent. */
        readonly KnownFilter: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly values: readonly {
                readonly has: boolean;
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
        };
        /** @example Iyer */
        readonly LastName: string;
        /** @example Vidya Niketan Public School */
        readonly ListedName: string;
        /**
         * @description At least 10 digits.
         * @example 9876543210
         */
        readonly ListedPhone: string;
        readonly ListedSlug: string;
        /** @description What one's plan allows. */
        readonly ListingLimits: {
            /** @description Whether no further school may be listed. */
            readonly is_limit_exceeded: boolean;
            /** @description Whether no further store may be listed. */
            readonly is_service_limit_exceeded: boolean;
            readonly plan: string;
            /** @description Products that one store may offer. */
            readonly products: number;
            /** @description Schools that one may list. */
            readonly schools: number;
            /** @description Stores that one may list. */
            readonly stores: number;
        };
        /**
         * @description The names of the place, joined.
         * @example Indiranagar, Bengaluru, Karnataka, India
         */
        readonly Location: string;
        /** @description A file as its owner sees it in a list. */
        readonly Media: {
            /** @description Of the file that was sent. */
            readonly bytes: number | null;
            /** @description Null for a video. */
            readonly image: components["schemas"]["Image"] | null;
            /** @enum {string} */
            readonly kind: "image" | "video";
            /** @description As the file was called where it came from. */
            readonly name: string | null;
            /** @description As `files` names it. */
            readonly url: string;
        };
        /** @enum {string} */
        readonly MissingPart: "images" | "more_images" | "description" | "phone" | "email" | "contact_name" | "location" | "address" | "established_on" | "n_students" | "n_classrooms" | "board" | "facilities" | "languages" | "company_name" | "city" | "products" | "batches" | "price" | "ages" | "filters";
        /**
         * @description Digits alone, 4 to 12.
         * @example 9876543210
         */
        readonly Mobile: string;
        readonly MyBlogList: {
            readonly counts: {
                readonly draft: number;
                readonly published: number;
                readonly review: number;
            };
            readonly data: readonly {
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                /** Format: date-time */
                readonly published_at: string | null;
                /** @enum {string} */
                readonly status: "draft" | "review" | "published";
                readonly summary: string;
                readonly title: string;
                readonly topic: components["schemas"]["BlogTopic"];
                /** Format: date-time */
                readonly updated_at: string;
                readonly url: string;
            }[];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            readonly totalPages: number;
        };
        readonly MyProfile: {
            readonly children: readonly components["schemas"]["Child"][];
            readonly consents: components["schemas"]["Consents"];
            readonly cover_image: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly email: string;
            readonly firstname: string;
            readonly has_google: boolean;
            readonly has_password: boolean;
            readonly id: components["schemas"]["Id"];
            readonly is_admin: boolean;
            readonly is_email_confirmed: boolean;
            readonly is_walkthrough_skipped: boolean;
            readonly lastname: string;
            readonly permissions: readonly number[];
            readonly phone: string | null;
            readonly profile_image: string | null;
            readonly user_has_institute: boolean;
            readonly user_type: components["schemas"]["UserType"];
        };
        readonly NameCount: {
            readonly count: number;
            readonly value: string;
        };
        readonly Names: readonly string[];
        /** @description One line of text; empty is refused. */
        readonly NeededLine: string;
        /**
         * @description At least 6 characters without the blanks around them, which do not count. Neither one of the
         *     passwords that everybody knows, nor one's own name or email.
         */
        readonly NewPassword: string;
        readonly NewProduct: {
            readonly age_max?: number | null;
            readonly age_min?: number | null;
            readonly description_html?: components["schemas"]["OptionalHtml"];
            readonly files?: components["schemas"]["FileList"];
            readonly filter_ids?: components["schemas"]["FilterIdList"];
            readonly kind: components["schemas"]["ProductKind"];
            readonly mode: components["schemas"]["ProductMode"];
            readonly name: components["schemas"]["ListedName"];
            /** @description Rupees. */
            readonly price?: number | null;
            /** @enum {string} */
            readonly price_unit: "month" | "session" | "course" | "camp";
            readonly request_key?: components["schemas"]["RequestKey"];
            readonly store_id: components["schemas"]["Id"];
        };
        readonly NewSchool: {
            readonly contact_email: components["schemas"]["Email"];
            readonly contact_phone: components["schemas"]["ListedPhone"];
            /** @description Addresses of `uploadSchoolFile`, the cover first; at least one is an image. */
            readonly files: readonly string[];
            readonly is_online: boolean;
            readonly lat: components["schemas"]["IndianLatitude"] | null;
            /** @description Needed unless the school is online. */
            readonly location: components["schemas"]["Location"] | null;
            readonly long: components["schemas"]["IndianLongitude"] | null;
            readonly name: components["schemas"]["ListedName"];
            /** @description The slug of `/places/autocomplete` that the location was picked by. */
            readonly place?: string | null;
            readonly slug: components["schemas"]["ListedSlug"];
        };
        readonly Newsletter: {
            /** @description HTML, cleaned by the server. */
            readonly body: string;
            readonly next: components["schemas"]["NewsletterNeighbour"] | null;
            readonly number: number;
            readonly previous: components["schemas"]["NewsletterNeighbour"] | null;
            /** Format: date */
            readonly published_on: string;
            readonly slug: string;
            readonly summary: string;
            readonly title: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly NewsletterList: {
            readonly data: readonly components["schemas"]["NewsletterSummary"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            /** @description The last page that can be asked for. */
            readonly totalPages: number;
        };
        readonly NewsletterNeighbour: {
            readonly slug: string;
            readonly title: string;
        };
        readonly NewsletterSummary: {
            readonly number: number;
            /** Format: date */
            readonly published_on: string;
            readonly slug: string;
            readonly summary: string;
            readonly title: string;
        };
        /** @description Lines of text; null or empty for none. */
        readonly OptionalAddress: string | null;
        /** @description What the editor makes; anything else is taken out. Null or empty for none. */
        readonly OptionalHtml: string | null;
        /** @description One line of text; null or empty for none. */
        readonly OptionalLine: string | null;
        /**
         * @description What a user may do. `x-permissions` names the numbers that an operation's `x-access` and the
         *     pages use; 4 and 5 are given to every user and used by nothing yet.
         * @enum {integer}
         */
        readonly Permission: 1 | 2 | 3 | 4 | 5 | 6;
        readonly PickedPlace: {
            readonly lat: components["schemas"]["IndianLatitude"];
            readonly location: components["schemas"]["Location"];
            readonly long: components["schemas"]["IndianLongitude"];
            /** @description The slug of `/places/autocomplete` that it was picked by. */
            readonly place?: string;
        };
        readonly Place: {
            /** @description District and state. */
            readonly detail: string;
            readonly lat: number;
            readonly lng: number;
            readonly name: string;
            readonly pincode: string | null;
            readonly slug: string;
            /** @enum {string} */
            readonly type: "town" | "locality" | "post_office" | "pincode";
        };
        readonly Price: {
            /** @description Rupees. */
            readonly price: number | null;
            /** @enum {string} */
            readonly price_unit: "month" | "session" | "course" | "camp";
        };
        readonly PriceHistogram: {
            /** @description Products by price from 0 to 50 thousand rupees; the last bar also holds all above. */
            readonly counts: readonly number[];
            /** @description Width of one bar, in thousands of rupees. */
            readonly step: number;
        };
        readonly Product: {
            readonly age_max: number | null;
            readonly age_min: number | null;
            /** @description Those that are not over, the earliest first. */
            readonly batches: readonly components["schemas"]["Batch"][];
            readonly city: string | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            readonly files: readonly string[];
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly id: components["schemas"]["Id"];
            readonly images: readonly components["schemas"]["Image"][];
            readonly kind: components["schemas"]["ProductKind"];
            readonly lat: number | null;
            readonly lng: number | null;
            /** @enum {string} */
            readonly mode: "online" | "centre" | "home";
            readonly name: string;
            readonly price: number | null;
            /** @enum {string} */
            readonly price_unit: "month" | "session" | "course" | "camp";
            readonly slug: string;
            readonly state: string | null;
            readonly store: {
                readonly brand_name: string;
                readonly city: string | null;
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                readonly is_verified: boolean;
                /** @description How many live products it offers. */
                readonly n_products: number;
            };
            /** @constant */
            readonly type: "Product";
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description One field of a product, with what it is to be. */
        readonly ProductChange: components["schemas"]["ProductChangeOfName"] | components["schemas"]["ProductChangeOfKind"] | components["schemas"]["ProductChangeOfMode"] | components["schemas"]["ProductChangeOfDescriptionHtml"] | components["schemas"]["ProductChangeOfFiles"] | components["schemas"]["ProductChangeOfFilterIds"] | components["schemas"]["ProductChangeOfAges"] | components["schemas"]["ProductChangeOfPrice"] | components["schemas"]["ProductChangeOfIsActive"];
        readonly ProductChangeOfAges: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "ages";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["AgeRange"];
        };
        readonly ProductChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "description_html";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalHtml"];
        };
        readonly ProductChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "files";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilesJson"];
        };
        readonly ProductChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "filter_ids";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilterIdList"];
        };
        readonly ProductChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_active";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly ProductChangeOfKind: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "kind";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ProductKind"];
        };
        readonly ProductChangeOfMode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "mode";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ProductMode"];
        };
        readonly ProductChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListedName"];
        };
        readonly ProductChangeOfPrice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "price";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["Price"];
        };
        readonly ProductEditor: {
            readonly age_max: number | null;
            readonly age_min: number | null;
            /** @description All of them, over or not, the earliest first. */
            readonly batches: readonly components["schemas"]["Batch"][];
            readonly completeness: components["schemas"]["Completeness"];
            readonly description_html: string | null;
            readonly files: readonly string[];
            readonly filter_ids: readonly components["schemas"]["Id"][];
            /** @description All filters of the product's kind with all their values. */
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly id: components["schemas"]["Id"];
            readonly is_active: boolean;
            readonly kind: components["schemas"]["ProductKind"];
            readonly media: readonly components["schemas"]["Media"][];
            readonly mode: components["schemas"]["ProductMode"];
            readonly name: string;
            readonly price: number | null;
            /** @enum {string} */
            readonly price_unit: "month" | "session" | "course" | "camp";
            readonly requested_filters: readonly components["schemas"]["RequestedFilter"][];
            readonly revision: number;
            readonly slug: string;
            readonly store: {
                readonly brand_name: string;
                readonly id: components["schemas"]["Id"];
                readonly is_active: boolean;
            };
            readonly summary: components["schemas"]["ProductSummary"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @enum {string} */
        readonly ProductKind: "tuition" | "activity" | "camp" | "workshop";
        readonly ProductList: {
            readonly data: readonly components["schemas"]["ProductSummary"][];
            /** @description All seven days, from Monday. */
            readonly days: readonly {
                /** @description Results that would be listed with this day beside the other filters. */
                readonly count: number;
                readonly day: components["schemas"]["Weekday"];
            }[];
            /** @description The filters of the kind; without one, of those kinds that `filter_ids` names. */
            readonly facets: readonly components["schemas"]["Facet"][];
            /** @description Products of each kind that fit all but kind and filter values; all four kinds. */
            readonly kinds: readonly {
                readonly count: number;
                readonly kind: components["schemas"]["ProductKind"];
            }[];
            readonly page: number;
            readonly per_page: number;
            readonly place: components["schemas"]["Place"] | null;
            readonly prices: components["schemas"]["PriceHistogram"] | null;
            /** @description Kilometres; null without a place. */
            readonly radius: number | null;
            readonly total: number;
            /** @description The last page that can be asked for. */
            readonly totalPages: number;
        };
        /** @enum {string} */
        readonly ProductMode: "online" | "centre" | "home";
        readonly ProductSuggestion: {
            /** @description Kind and place, such as Tuition, Indiranagar. */
            readonly detail: string;
            readonly files: readonly string[];
            readonly image: string;
            readonly name: string;
            readonly slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Product";
        };
        readonly ProductSummary: {
            readonly age_max: number | null;
            readonly age_min: number | null;
            readonly city: string | null;
            /** @description Days on which any batch meets, in the order of the week. */
            readonly days: readonly components["schemas"]["Weekday"][];
            /** @description Kilometres from the place asked for. */
            readonly distance_km: number | null;
            readonly files: readonly string[];
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly kind: components["schemas"]["ProductKind"];
            /** @enum {string} */
            readonly mode: "online" | "centre" | "home";
            readonly name: string;
            /** @description Rupees. */
            readonly price: number | null;
            /** @enum {string} */
            readonly price_unit: "month" | "session" | "course" | "camp";
            /** @description Seats left over all batches; null where none is announced. */
            readonly seats_left: number | null;
            readonly slug: string;
            /**
             * Format: date
             * @description When the next batch begins, in a list with `from` or `to` the next of those asked for; null
             *     where none is to come.
             */
            readonly starts_on: string | null;
            readonly state: string | null;
            readonly store_id: components["schemas"]["Id"];
            readonly store_name: string;
            /** @constant */
            readonly type: "Product";
        };
        /** @description A filter value that was asked for and waits for an administrator. */
        readonly RequestedFilter: {
            readonly category: string;
            readonly section: string;
            readonly value: string;
        };
        /**
         * Format: uuid
         * @description Made by who asks, so that asking again does no harm.
         */
        readonly RequestKey: string;
        /** @description That the change was made upon. */
        readonly Revision: number;
        readonly Said: {
            /** @description A sentence for people. */
            readonly msg: string;
        };
        readonly School: {
            readonly address: string;
            readonly admission_dates: readonly components["schemas"]["AdmissionDate"][];
            readonly age_max: number | null;
            readonly age_min: number | null;
            /** @description The state, district and city it lies in, where they have pages; the widest first. */
            readonly areas: readonly {
                /** @enum {string} */
                readonly kind: "state" | "district" | "city";
                readonly name: string;
                /** @description Of the district or city; null for the state. */
                readonly slug: components["schemas"]["AreaSlug"] | null;
                readonly state: components["schemas"]["AreaSlug"];
            }[];
            readonly availability: components["schemas"]["Availability"] | null;
            readonly boards: readonly string[];
            readonly city: string | null;
            readonly contact_email: string | null;
            readonly contact_name: string | null;
            readonly contact_phone: string | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            readonly district: string | null;
            /** Format: date */
            readonly established_on: string | null;
            readonly facts: readonly components["schemas"]["Fact"][];
            readonly fee_max: number | null;
            readonly fee_min: number | null;
            readonly fees: components["schemas"]["FeeSheet"] | null;
            readonly files: readonly string[];
            readonly filters_values: readonly components["schemas"]["KnownFilter"][];
            readonly id: components["schemas"]["Id"];
            /** @description The cover first; a drawn one where the school has sent none. */
            readonly images: readonly components["schemas"]["Image"][];
            readonly is_online: boolean;
            readonly is_place_approximate: boolean;
            readonly is_recognition_checked: boolean;
            readonly lat: number | null;
            readonly lng: number | null;
            readonly n_classrooms: number | null;
            readonly n_students: number | null;
            readonly name: string;
            readonly pincode: string | null;
            /** @description The `place` of its town, where the town is among the places. */
            readonly place_slug: string | null;
            readonly seats_total: number | null;
            readonly similar: readonly components["schemas"]["SchoolSummary"][];
            readonly slug: string;
            /** @description Where the listing comes from. */
            readonly source: string;
            readonly state: string | null;
            /** @constant */
            readonly type: "School";
            /** Format: date-time */
            readonly updated_at: string;
            readonly videos: readonly components["schemas"]["VideoFile"][];
            /** @description An http or https address. */
            readonly website: string | null;
        };
        readonly SchoolArea: {
            /** @description The board that was asked for. */
            readonly board: components["schemas"]["AreaName"] | null;
            /** @description Boards of all schools of the area. */
            readonly boards: readonly {
                readonly name: string;
                readonly slug: components["schemas"]["AreaSlug"];
                readonly total: number;
            }[];
            /** @description Lowest first-year totals of the schools that have told them, in rupees. */
            readonly fees: {
                readonly highest: number;
                /** @description Schools that have told. */
                readonly known: number;
                readonly lowest: number;
                /** @description Half of them cost at most this. */
                readonly middle: number;
            } | null;
            readonly kind: components["schemas"]["AreaKind"];
            readonly links: readonly components["schemas"]["AreaLink"][];
            readonly name: string;
            /** @description The year in which the oldest school was established. */
            readonly oldest: number | null;
            readonly page: number;
            readonly per_page: number;
            /** @description The `place` of a city, where it is among the places. */
            readonly place_slug: string | null;
            /** @description Schools whose recognition was checked. */
            readonly recognition_checked: number;
            /** Format: date-time */
            readonly refreshed_at: string;
            /** @description The schools of the page, the best known first. */
            readonly schools: readonly components["schemas"]["SchoolSummary"][];
            /** @description Of the district or city; null for a state and for India. */
            readonly slug: components["schemas"]["AreaSlug"] | null;
            /** @description Its state, or itself where it is one; null for India. */
            readonly state: components["schemas"]["AreaName"] | null;
            /** @description Schools, of the board if there is one. */
            readonly total: number;
            /** @description The last page; at most 50. */
            readonly totalPages: number;
            /** @description Types that schools have told, such as Co-educational. */
            readonly types: readonly {
                readonly name: string;
                readonly total: number;
            }[];
        };
        /** @description One field of a school, with what it is to be. */
        readonly SchoolChange: components["schemas"]["SchoolChangeOfName"] | components["schemas"]["SchoolChangeOfSlug"] | components["schemas"]["SchoolChangeOfEstablishedOn"] | components["schemas"]["SchoolChangeOfIsOnline"] | components["schemas"]["SchoolChangeOfLocation"] | components["schemas"]["SchoolChangeOfAddress"] | components["schemas"]["SchoolChangeOfContactName"] | components["schemas"]["SchoolChangeOfContactEmail"] | components["schemas"]["SchoolChangeOfContactPhone"] | components["schemas"]["SchoolChangeOfNStudents"] | components["schemas"]["SchoolChangeOfNClassrooms"] | components["schemas"]["SchoolChangeOfDescription"] | components["schemas"]["SchoolChangeOfIsActive"] | components["schemas"]["SchoolChangeOfFilterIds"] | components["schemas"]["SchoolChangeOfFiles"];
        readonly SchoolChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "address";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalAddress"];
        };
        readonly SchoolChangeOfContactEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_email";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["Email"];
        };
        readonly SchoolChangeOfContactName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalLine"];
        };
        readonly SchoolChangeOfContactPhone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_phone";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListedPhone"];
        };
        readonly SchoolChangeOfDescription: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "description";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalHtml"];
        };
        readonly SchoolChangeOfEstablishedOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "established_on";
            readonly revision?: components["schemas"]["Revision"];
            /**
             * Format: date
             * @description Year-month-day, not in the future.
             */
            readonly value: string | null;
        };
        readonly SchoolChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "files";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilesJson"];
        };
        readonly SchoolChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "filter_ids";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilterIdList"];
        };
        readonly SchoolChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_active";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly SchoolChangeOfIsOnline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_online";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly SchoolChangeOfLocation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "location";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["PickedPlace"] | components["schemas"]["Location"];
        };
        readonly SchoolChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListedName"];
        };
        readonly SchoolChangeOfNClassrooms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "n_classrooms";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: number | null;
        };
        readonly SchoolChangeOfNStudents: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "n_students";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: number | null;
        };
        readonly SchoolChangeOfSlug: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "slug";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["ListedSlug"];
        };
        readonly SchoolCluster: {
            /** @description Where its schools lie, in degrees: south, west, north, east. */
            readonly bounds: readonly number[];
            readonly count: number;
            /** @description The middle of its schools, in degrees. */
            readonly lat: number;
            readonly lng: number;
            /**
             * @description Its schools, the best known first, where they are at most five and the map is near enough
             *     to tell them apart; otherwise none.
             */
            readonly schools: readonly {
                /** @description Lowest first-year total, in rupees. */
                readonly fee_min: number | null;
                readonly name: string;
                readonly slug: string;
            }[];
        };
        readonly SchoolComparison: {
            /** @description From where distances are told; null where no place, or an unknown one, was asked for. */
            readonly place: components["schemas"]["Place"] | null;
            /** @description In the order asked for. */
            readonly schools: readonly components["schemas"]["ComparedSchool"][];
            /** @description Slugs of which no school is live. */
            readonly unknown: readonly string[];
        };
        readonly SchoolEditor: {
            readonly address: string | null;
            readonly completeness: components["schemas"]["Completeness"];
            readonly contact_email: string | null;
            readonly contact_name: string | null;
            readonly contact_phone: string | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            /** Format: date */
            readonly established_on: string | null;
            readonly files: readonly string[];
            /** @description Values that were chosen. */
            readonly filter_ids: readonly components["schemas"]["Id"][];
            /** @description All filters of schools with all their values. */
            readonly filters_values: readonly components["schemas"]["Filter"][];
            readonly id: components["schemas"]["Id"];
            readonly is_active: boolean;
            readonly is_online: boolean;
            readonly lat: number | null;
            readonly location: string | null;
            readonly long: number | null;
            readonly media: readonly components["schemas"]["Media"][];
            readonly n_classrooms: number | null;
            readonly n_students: number | null;
            readonly name: string;
            readonly requested_filters: readonly components["schemas"]["RequestedFilter"][];
            readonly revision: number;
            readonly slug: string;
            readonly summary: components["schemas"]["SchoolSummary"];
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly SchoolList: {
            readonly ages: readonly {
                readonly band: components["schemas"]["AgeBand"];
                readonly count: number;
            }[];
            readonly data: readonly components["schemas"]["SchoolSummary"][];
            readonly facets: readonly components["schemas"]["Facet"][];
            readonly fees: components["schemas"]["FeeHistogram"] | null;
            readonly is_total_exact: boolean;
            readonly page: number;
            readonly per_page: number;
            readonly place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a place. */
            readonly radius: number | null;
            readonly total: number;
            /** @description The last page that can be asked for. */
            readonly totalPages: number;
        };
        readonly SchoolMap: {
            /** @description The middle of the circle whose schools are told; null for the whole country. */
            readonly center: {
                readonly lat: number;
                readonly lng: number;
            } | null;
            readonly clusters: readonly components["schemas"]["SchoolCluster"][];
            /** @description Kilometres of that circle. */
            readonly radius: number | null;
        };
        readonly SchoolsAndStores: {
            readonly limits: components["schemas"]["ListingLimits"];
            readonly schools: readonly {
                readonly completeness: components["schemas"]["Completeness"];
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                readonly is_active: boolean;
                readonly location: string | null;
                readonly name: string;
                readonly slug: string;
            }[];
            readonly stores: readonly {
                readonly city: string | null;
                readonly completeness: components["schemas"]["Completeness"];
                readonly id: components["schemas"]["Id"];
                readonly image: components["schemas"]["Image"];
                readonly is_active: boolean;
                /** @description Live or not. */
                readonly n_products: number;
                readonly name: string;
            }[];
        };
        readonly SchoolSuggestion: {
            /** @description Place or address in one line. */
            readonly address: string;
            readonly files: readonly string[];
            /** @description A small square image. */
            readonly image: string;
            readonly name: string;
            readonly slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "School";
        };
        readonly SchoolSummary: {
            /** @description The address or, without one, the name of the place. */
            readonly address: string;
            /** @description Years. */
            readonly age_max: number | null;
            /** @description Years. */
            readonly age_min: number | null;
            readonly availability: components["schemas"]["Availability"] | null;
            readonly boards: readonly string[];
            readonly city: string | null;
            /** @description Kilometres from the place asked for. */
            readonly distance_km: number | null;
            readonly district: string | null;
            /** @description Highest first-year total, in rupees. */
            readonly fee_max: number | null;
            /** @description Lowest first-year total, in rupees. */
            readonly fee_min: number | null;
            /** @description Addresses of the school's media, the cover first. */
            readonly files: readonly string[];
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_online: boolean;
            /** @description Whether the coordinates come from the pincode or district. */
            readonly is_place_approximate: boolean;
            readonly is_recognition_checked: boolean;
            readonly lat: number | null;
            readonly lng: number | null;
            readonly name: string;
            readonly slug: string;
            readonly state: string | null;
            /** @constant */
            readonly type: "School";
        };
        readonly SearchCount: {
            /** @description False where there are at least this many. */
            readonly is_exact: boolean;
            readonly value: number;
        };
        readonly SearchResult: {
            readonly counts: {
                readonly jobs: components["schemas"]["SearchCount"];
                readonly products: components["schemas"]["SearchCount"];
                readonly schools: components["schemas"]["SearchCount"];
                readonly stores: components["schemas"]["SearchCount"];
            };
            /** @description A spelling that finds more, where the query finds little. */
            readonly did_you_mean: string | null;
            readonly jobs: readonly components["schemas"]["JobSuggestion"][];
            readonly page: number;
            readonly per_page: number;
            readonly products: readonly components["schemas"]["ProductSummary"][];
            /** @description The query without the white space around it. */
            readonly query: string;
            readonly schools: readonly components["schemas"]["SchoolSummary"][];
            readonly stores: readonly components["schemas"]["StoreSuggestion"][];
            /** @description Pages of the kind asked for; 1 for all. */
            readonly totalPages: number;
        };
        /**
         * @default schools
         * @enum {string}
         */
        readonly Section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
        readonly Session: {
            /** Format: date-time */
            readonly created_at: string;
            /** @description Such as "Chrome on Android". */
            readonly device: string;
            /** Format: date-time */
            readonly expires_at: string;
            readonly id: components["schemas"]["Id"];
            readonly is_current: boolean;
            /**
             * Format: date-time
             * @description To a few minutes.
             */
            readonly last_seen_at: string;
        };
        readonly Speaker: {
            readonly name: string;
            /** @description What they do, such as Principal. */
            readonly role: string | null;
        };
        readonly Store: {
            readonly address: string | null;
            readonly brand_name: string;
            readonly city: string | null;
            readonly company_name: string | null;
            readonly contact_person: string | null;
            readonly country: string;
            /** @description Cleaned by the server. */
            readonly description_html: string | null;
            readonly email: string | null;
            readonly files: readonly string[];
            readonly gst: string | null;
            readonly id: components["schemas"]["Id"];
            readonly images: readonly components["schemas"]["Image"][];
            readonly is_active: boolean;
            readonly is_verified: boolean;
            readonly lat: number | null;
            readonly lng: number | null;
            readonly mobile: string | null;
            readonly products: readonly components["schemas"]["ProductSummary"][];
        };
        /** @description One field of a store, with what it is to be. */
        readonly StoreChange: components["schemas"]["StoreChangeOfBrandName"] | components["schemas"]["StoreChangeOfContactPerson"] | components["schemas"]["StoreChangeOfEmail"] | components["schemas"]["StoreChangeOfMobile"] | components["schemas"]["StoreChangeOfCity"] | components["schemas"]["StoreChangeOfCompanyName"] | components["schemas"]["StoreChangeOfAddress"] | components["schemas"]["StoreChangeOfCountry"] | components["schemas"]["StoreChangeOfGst"] | components["schemas"]["StoreChangeOfIsActive"] | components["schemas"]["StoreChangeOfDescriptionHtml"] | components["schemas"]["StoreChangeOfFiles"];
        readonly StoreChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "address";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalAddress"];
        };
        readonly StoreChangeOfBrandName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "brand_name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["NeededLine"];
        };
        readonly StoreChangeOfCity: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "city";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["NeededLine"];
        };
        readonly StoreChangeOfCompanyName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "company_name";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalLine"];
        };
        readonly StoreChangeOfContactPerson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "contact_person";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["NeededLine"];
        };
        readonly StoreChangeOfCountry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "country";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalLine"];
        };
        readonly StoreChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "description_html";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["OptionalHtml"];
        };
        readonly StoreChangeOfEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "email";
            readonly revision?: components["schemas"]["Revision"];
            /** @description Empty is refused. */
            readonly value: components["schemas"]["Email"] | string;
        };
        readonly StoreChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "files";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["FilesJson"];
        };
        readonly StoreChangeOfGst: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "gst";
            readonly revision?: components["schemas"]["Revision"];
            /** @description A GSTIN of 15 characters; null or empty for none. */
            readonly value: string | null;
        };
        readonly StoreChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "is_active";
            readonly revision?: components["schemas"]["Revision"];
            readonly value: components["schemas"]["TrueOrFalse"];
        };
        readonly StoreChangeOfMobile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly field: "mobile";
            readonly revision?: components["schemas"]["Revision"];
            /** @description Digits alone, 4 to 12; empty is refused. */
            readonly value: string;
        };
        readonly StoreEditor: {
            readonly address: string | null;
            readonly brand_name: string;
            readonly city: string | null;
            readonly company_name: string | null;
            readonly completeness: components["schemas"]["Completeness"];
            readonly contact_person: string | null;
            readonly country: string;
            /** @description HTML, cleaned by the server. */
            readonly description_html: string | null;
            readonly email: string | null;
            readonly files: readonly string[];
            readonly gst: string | null;
            readonly id: components["schemas"]["Id"];
            readonly image: components["schemas"]["Image"];
            readonly is_active: boolean;
            readonly limits: {
                readonly is_product_limit_exceeded: boolean;
                /** @description Products that this store may offer. */
                readonly products: number;
            };
            readonly media: readonly components["schemas"]["Media"][];
            readonly mobile: string | null;
            /** @description Live or not, the newest first. */
            readonly products: readonly {
                /** @description All of them, over or not, the earliest first. */
                readonly batches: readonly components["schemas"]["Batch"][];
                readonly completeness: components["schemas"]["Completeness"];
                readonly is_active: boolean;
                readonly summary: components["schemas"]["ProductSummary"];
            }[];
            readonly revision: number;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly StoreSuggestion: {
            readonly address: string;
            readonly id: components["schemas"]["Id"];
            readonly image: string;
            readonly name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Store";
        };
        /** @description A school by slug, a product by slug, a job by id, otherwise a store by id. */
        readonly Suggestion: components["schemas"]["SchoolSuggestion"] | components["schemas"]["ProductSuggestion"] | components["schemas"]["JobSuggestion"] | components["schemas"]["StoreSuggestion"];
        readonly TokenSignIn: {
            /** @description A sentence for people; only without a session. */
            readonly msg?: string;
            /** @enum {integer} */
            readonly ok: 1 | 0 | -1;
            /** @description The session's token; only with `ok` 1. */
            readonly token?: string;
            readonly user?: components["schemas"]["User"];
        };
        /**
         * @description Without a type, which would read null as false.
         * @enum {unknown}
         */
        readonly TrueOrFalse: true | false;
        readonly User: {
            /** @description Address of an image. */
            readonly cover_image: string | null;
            readonly email: string;
            readonly firstname: string;
            readonly id: components["schemas"]["Id"];
            readonly is_admin: boolean;
            readonly is_walkthrough_skipped: boolean;
            readonly lastname: string;
            /** @description What the user may do, as numbers of `Permission`. */
            readonly permissions: readonly number[];
            readonly phone: string | null;
            /** @description Address of an image. */
            readonly profile_image: string | null;
            /** @description Whether a school or store is theirs. */
            readonly user_has_institute: boolean;
            readonly user_type: components["schemas"]["UserType"];
        };
        readonly UserDetails: {
            readonly cover_image: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly email: string;
            readonly firstname: string;
            readonly id: components["schemas"]["Id"];
            readonly is_admin: boolean;
            readonly is_blocked: boolean;
            readonly is_email_confirmed: boolean;
            readonly is_walkthrough_skipped: boolean;
            readonly lastname: string;
            readonly permissions: readonly number[];
            readonly phone: string | null;
            readonly profile_image: string | null;
            /** @description How many schools are theirs. */
            readonly schools: number;
            /** @description How many stores are theirs. */
            readonly stores: number;
            readonly user_has_institute: boolean;
            readonly user_type: components["schemas"]["UserType"];
        };
        /**
         * @description Customers of EdBazaar, or job seekers of the jobs site.
         * @enum {string}
         */
        readonly UserType: "edbazaar" | "edjobs";
        readonly Video: {
            readonly captions: readonly {
                readonly label: string;
                /** @description BCP 47, such as en. */
                readonly language: string;
                /** @description A WebVTT file. */
                readonly url: string;
            }[];
            readonly contest: components["schemas"]["Contest"] | null;
            /** @description HTML, cleaned by the server. */
            readonly description: string | null;
            readonly duration_seconds: number;
            /** @description Whether there is anything to hear. */
            readonly has_sound: boolean;
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["VideoKind"];
            readonly poster: components["schemas"]["Image"];
            /** Format: date-time */
            readonly published_at: string;
            /** @description The latest others of its kind. */
            readonly related: readonly components["schemas"]["VideoSummary"][];
            /** @description The live school of a principal's talk. */
            readonly school: components["schemas"]["SchoolSummary"] | null;
            /** @description The same video in different formats; the first that the browser plays is best. */
            readonly sources: readonly {
                /** @description MIME type, such as video/mp4. */
                readonly type: string;
                readonly url: string;
            }[];
            readonly speakers: readonly components["schemas"]["Speaker"][];
            readonly summary: string;
            readonly title: string;
            /** @description Everything that is said, in order. */
            readonly transcript: readonly {
                /** @description Seconds from the start. */
                readonly at: number;
                /** @description Who says it; null where the same goes on. */
                readonly speaker: string | null;
                readonly text: string;
            }[];
            /** Format: date-time */
            readonly updated_at: string;
            readonly url: string;
        };
        readonly VideoFile: {
            /** @example video/mp4 */
            readonly mime: string;
            readonly url: string;
        };
        /** @enum {string} */
        readonly VideoKind: "discussion" | "contest" | "principal_talk";
        readonly VideoList: {
            readonly data: readonly components["schemas"]["VideoSummary"][];
            readonly page: number;
            readonly per_page: number;
            readonly total: number;
            /** @description The last page that can be asked for. */
            readonly totalPages: number;
        };
        readonly VideoSummary: {
            /**
             * Format: date
             * @description The last day to enter a contest.
             */
            readonly closes_on: string | null;
            readonly duration_seconds: number;
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["VideoKind"];
            readonly poster: components["schemas"]["Image"];
            /** Format: date-time */
            readonly published_at: string;
            /** @description The live school of a principal's talk. */
            readonly school_name: string | null;
            readonly speakers: readonly components["schemas"]["Speaker"][];
            /** @description One or two sentences. */
            readonly summary: string;
            readonly title: string;
            /** @description The last part of its page's address. */
            readonly url: string;
        };
        /** @enum {string} */
        readonly Weekday: "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";
        /**
         * @example {
         *       "version": "1.0.0",
         *       "url": "https://edbazaar.in/widget/1.0.0/edbazaar-search.js",
         *       "integrity": "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC",
         *       "bytes": 12800,
         *       "gzip_bytes": 4900
         *     }
         */
        readonly WidgetRelease: {
            /** @description Size of the script. */
            readonly bytes: number;
            /** @description Size of the script as it is sent. */
            readonly gzip_bytes: number;
            /** @description For the attribute of that name: sha384 in base64. */
            readonly integrity: string;
            /** @description Absolute address of the script of this version. */
            readonly url: string;
            /** @description Major, minor and patch. */
            readonly version: string;
        };
        /**
         * @example {
         *       "kind": "school",
         *       "name": "Vidya Niketan Public School",
         *       "detail": "Indiranagar, Bengaluru · CBSE · 2.4 km",
         *       "url": "https://edbazaar.in/schools/vidya-niketan-public-school-482913"
         *     }
         */
        readonly WidgetSuggestion: {
            /** @description What it is and where, in one line and in the language asked for. */
            readonly detail: string;
            /** @enum {string} */
            readonly kind: "school" | "tuition" | "activity" | "camp" | "workshop";
            readonly name: string;
            /** @description Absolute address of its page. */
            readonly url: string;
        };
        readonly WidgetSuggestions: {
            /** @description Absolute address of the page with all results for this text and kind. */
            readonly results_url: string;
            readonly suggestions: readonly components["schemas"]["WidgetSuggestion"][];
        };
    };
    responses: {
        /** @description The request does not fit; `errors` names the fields. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "code": "invalid_request",
                 *       "msg": "Please check: radius must be at most 50.",
                 *       "errors": [
                 *         {
                 *           "field": "radius",
                 *           "msg": "must be at most 50"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is there already, or there are too many. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "conflict",
                 *       "msg": "This email has an account already."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Saved. */
        readonly FieldSaved: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "msg": "Updated",
                 *       "revision": 8,
                 *       "value": "Vidya Niketan Public School"
                 *     }
                 */
                readonly "application/json": {
                    readonly msg: string;
                    /** @description Of the whole, from now on. */
                    readonly revision: number;
                    /** @description Of a school whose name was saved. */
                    readonly slug?: string;
                    readonly status: number;
                    /** @description The field as it was kept. */
                    readonly value: unknown;
                };
            };
        };
        /** @description The user may not do this. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "msg": "You may not do this."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Made. */
        readonly Listed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 201,
                 *       "msg": "Added",
                 *       "id": 12
                 *     }
                 */
                readonly "application/json": {
                    readonly id: components["schemas"]["Id"];
                    readonly msg: string;
                    readonly status: number;
                };
            };
        };
        /** @description If the address has an account, a mail is on its way. */
        readonly MailOnItsWay: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 202,
                 *       "msg": "If this address has an account, a link is on its way to it."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Done"];
            };
        };
        /** @description There is no such thing, or it is not live. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "msg": "There is no school at this address."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON. */
        readonly NotJson: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "code": "not_json",
                 *       "msg": "Please send JSON."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        readonly Saved: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "msg": "Updated"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Something went wrong here; the request id is in the `x-request-id` header. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "internal",
                 *       "msg": "Something went wrong. Please try again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in. */
        readonly SignedIn: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @description Goes into `Authorization: Bearer` from now on. */
                    readonly token: string;
                    readonly user: components["schemas"]["User"];
                };
            };
        };
        /** @description The file is too large. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 413,
                 *       "code": "too_large",
                 *       "msg": "File size should not be more than 5MB."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` tells in how many seconds to try again. */
        readonly TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "msg": "Please wait a moment and try again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in by this token, or the password is wrong. */
        readonly Unauthenticated: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "not_signed_in",
                 *       "msg": "Please sign in."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database does not answer just now. */
        readonly Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "code": "unavailable",
                 *       "msg": "EdBazaar is busy. Please try again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Kept. */
        readonly Uploaded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly media: components["schemas"]["Media"];
                    readonly msg: string;
                    readonly status: number;
                    /** @description For `files`. */
                    readonly url: string;
                };
            };
        };
    };
    parameters: {
        /**
         * @description Age bands, in years, of the child. Bands are alternatives.
         * @example [
         *       "6-11"
         *     ]
         */
        readonly Ages: readonly components["schemas"]["AgeBand"][];
        /**
         * @description The batch's id.
         * @example 12
         */
        readonly BatchId: components["schemas"]["Id"];
        /**
         * @description Highest fee of the first year, in rupees. Schools without a fee are left out.
         * @example 150000
         */
        readonly FeeMax: number;
        /**
         * @description Lowest fee of the first year, in rupees. Schools without a fee are left out.
         * @example 20000
         */
        readonly FeeMin: number;
        /**
         * @description Ids of filter values, separated by commas.
         * @example [
         *       3
         *     ]
         */
        readonly FilterIds: readonly components["schemas"]["Id"][];
        /**
         * @description The letters typed so far. White space around them is ignored.
         * @example kendriya
         */
        readonly Key: string;
        /**
         * @description Latitude of the person's place, in degrees. Goes with `lng`.
         * @example 12.9784
         */
        readonly Latitude: number;
        /**
         * @description Longitude of the person's place, in degrees. Goes with `lat`.
         * @example 77.6408
         */
        readonly Longitude: number;
        /**
         * @description The page, from 1.
         * @example 1
         */
        readonly Page: number;
        /**
         * @description How many a page holds.
         * @example 20
         */
        readonly PerPage: number;
        /**
         * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
         * @example indiranagar-bengaluru
         */
        readonly PlaceSlug: string;
        /**
         * @description The product's id.
         * @example 12
         */
        readonly ProductId: components["schemas"]["Id"];
        /**
         * @description Distance from the place, in kilometres. Read only with a place. Without it: 25 for a
         *     town, which is wide itself, and 5 for anything smaller; the answer tells which.
         * @example 5
         */
        readonly Radius: number;
        /**
         * @description The school's id.
         * @example 12
         */
        readonly SchoolId: components["schemas"]["Id"];
        /**
         * @description The last part of the page's address.
         * @example vidya-niketan-public-school-482913
         */
        readonly Slug: string;
        /**
         * @description The store's id.
         * @example 12
         */
        readonly StoreId: components["schemas"]["Id"];
        /**
         * @description The last part of the page's address.
         * @example reading-a-fee-sheet
         */
        readonly Url: string;
    };
    requestBodies: {
        readonly File: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly FilterWish: {
            readonly content: {
                readonly "application/json": {
                    /** @description The name of the filter that lacks the value, such as Infrastructure. */
                    readonly category: string;
                    /** @description Of the school, store or product that asks. */
                    readonly name: string;
                    /**
                     * @description Where the filter stands; without it, schools for schools and tuitions for stores.
                     * @enum {string}
                     */
                    readonly section?: "schools" | "tuitions" | "activities" | "camps" | "workshops";
                    /** @description The value that is wished for. */
                    readonly value: string;
                };
            };
        };
        readonly KnownEmail: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                };
            };
        };
        readonly LinkToken: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly editSchoolAsAdmin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SchoolChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBlogs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only those that the editors feature, or only the others.
                 * @example true
                 */
                readonly featured?: boolean;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description One topic only. Without it every topic is listed.
                 * @example admissions
                 */
                readonly topic?: components["schemas"]["BlogTopic"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of blogs, and how many each topic has. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlogList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBlog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's address.
                 * @example reading-a-fee-sheet
                 */
                readonly url: components["parameters"]["Url"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The blog, and others to read after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Blog"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendContactMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContactMessage"];
            };
        };
        readonly responses: {
            /** @description Kept; an acknowledgement is on its way. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Said"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Both answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listJobs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description Rupees a month that the post may reach. Posts that do not tell their pay are left out.
                 * @example 40000
                 */
                readonly pay_from?: number;
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the place, in kilometres; read only with a place. The answer tells which.
                 * @example 25
                 */
                readonly radius: number;
                /**
                 * @description Kinds of work. Roles are alternatives.
                 * @example [
                 *       "secondary"
                 *     ]
                 */
                readonly roles?: readonly components["schemas"]["JobRole"][];
                /**
                 * @description `relevance` puts the latest first, `distance` needs a place, `closing` puts what closes
                 *     soonest first and posts without a last day at the end, `pay` the highest pay first.
                 *     Without it: `distance` with a place, `relevance` without.
                 * @example closing
                 */
                readonly sort?: "relevance" | "distance" | "closing" | "pay";
                /**
                 * @description What is taught, as the posts say it. Subjects are alternatives.
                 * @example [
                 *       "Mathematics"
                 *     ]
                 */
                readonly subjects?: components["schemas"]["Names"];
                /**
                 * @description Kinds of employment. Types are alternatives.
                 * @example [
                 *       "full-time"
                 *     ]
                 */
                readonly types?: readonly components["schemas"]["JobType"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of open posts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The job's id.
                 * @example 7
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The job and the school that offers it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Job"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNewsletters: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the archive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewsletterList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The newsletter's slug.
                 * @example what-to-ask-on-a-school-visit
                 */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newsletter, and its neighbours. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Newsletter"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The address is on the list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Said"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly subscribeNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly website?: string;
                };
            };
        };
        readonly responses: {
            /** @description A link is on its way. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Said"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly unsubscribeNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            /** @description The address is off the list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Said"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestPlaces: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                readonly key: components["parameters"]["Key"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description The most places to return.
                 * @example 8
                 */
                readonly limit: number;
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Places, the best first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Place"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's address.
                 * @example vidya-niketan-public-school-482913
                 */
                readonly slug: components["parameters"]["Slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The product, its batches and its provider. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Product"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editSchool: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SchoolChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchool: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's address.
                 * @example vidya-niketan-public-school-482913
                 */
                readonly slug: components["parameters"]["Slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The school, with similar schools nearby. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["School"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestSchoolFilter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["FilterWish"];
        readonly responses: {
            /** @description Kept for an administrator. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Age bands, in years, of the child. Bands are alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                readonly ages?: components["parameters"]["Ages"];
                /**
                 * @description Whether to count the values of each filter (`facets`, `ages`, `fees`).
                 * @example true
                 */
                readonly counts: boolean;
                /**
                 * @description Highest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 150000
                 */
                readonly fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Lowest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 20000
                 */
                readonly fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                readonly filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the place, in kilometres. Read only with a place. Without it: 25 for a
                 *     town, which is wide itself, and 5 for anything smaller; the answer tells which.
                 * @example 5
                 */
                readonly radius?: components["parameters"]["Radius"];
                /**
                 * @description `relevance` puts complete and well-known schools first, `distance` needs a place,
                 *     `fees` puts the lowest first and schools without a fee last, `name` is alphabetical.
                 *     Without it: `distance` with a place, `relevance` without.
                 * @example distance
                 */
                readonly sort?: "relevance" | "distance" | "fees" | "name";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of schools. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchoolArea: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The slug of a board, such as `cbse`.
                 * @example cbse
                 */
                readonly board?: components["schemas"]["AreaSlug"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description The slug of a city, or of a district with `-district` at its end. Goes with `state`.
                 * @example bengaluru
                 */
                readonly place?: components["schemas"]["AreaSlug"];
                /**
                 * @description The slug of a state, such as `tamil-nadu`.
                 * @example karnataka
                 */
                readonly state?: components["schemas"]["AreaSlug"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The area. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolArea"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly compareSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description The last parts of the schools' addresses, separated by commas.
                 * @example [
                 *       "vidya-niketan-public-school-482913",
                 *       "national-public-school-104233"
                 *     ]
                 */
                readonly slugs: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The schools side by side. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolComparison"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createSchool: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewSchool"];
            };
        };
        readonly responses: {
            /** @description Listed. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly id: components["schemas"]["Id"];
                        readonly msg: string;
                        /** @description As it was kept. */
                        readonly slug: string;
                        readonly status: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSchoolEditor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["SchoolId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The school, live or not. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolEditor"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadSchoolFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["File"];
        readonly responses: {
            readonly 200: components["responses"]["Uploaded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestFilterValues: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The filter whose values are searched.
                 * @example Languages
                 */
                readonly filterObjectName: "Infrastructure" | "Extracurricular Activities" | "Languages";
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                readonly key: components["parameters"]["Key"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Matching values, those that begin with the key first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["FilterValue"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFilters: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The part of EdBazaar whose filters are asked for.
                 * @example schools
                 */
                readonly section: components["schemas"]["Section"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The filters, in the order in which to show them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Filter"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestEverything: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                readonly key: components["parameters"]["Key"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description The most suggestions to return.
                 * @example 10
                 */
                readonly limit: number;
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Suggestions, the best first; empty for a key without letters or digits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Suggestion"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly mapSchools: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Age bands, in years, of the child. Bands are alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                readonly ages?: components["parameters"]["Ages"];
                /**
                 * @description The part of the map that is seen, in degrees: south, west, north, east. At most 1,000
                 *     squares of 64 pixels at this zoom.
                 * @example [
                 *       12.9,
                 *       77.55,
                 *       13.05,
                 *       77.72
                 *     ]
                 */
                readonly bounds: readonly number[];
                /**
                 * @description Highest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 150000
                 */
                readonly fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Lowest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 20000
                 */
                readonly fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                readonly filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the place, in kilometres. Read only with a place. Without it: 25 for a
                 *     town, which is wide itself, and 5 for anything smaller; the answer tells which.
                 * @example 5
                 */
                readonly radius?: components["parameters"]["Radius"];
                /**
                 * @description The zoom of web maps, at which the world is 256 × 2^zoom pixels wide.
                 * @example 13
                 */
                readonly zoom: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clusters, those with most schools first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolMap"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly searchEverything: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Which kind to page through; `all` returns the first few of each.
                 * @example all
                 */
                readonly kind: "all" | "schools" | "products" | "jobs" | "stores";
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1. Read only for one kind.
                 * @example 1
                 */
                readonly page: number;
                /**
                 * @description What the person typed. White space around it is ignored.
                 * @example kendriya vidyalaya pune
                 */
                readonly query: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was found, by kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestStoreFilter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["FilterWish"];
        readonly responses: {
            /** @description Kept for an administrator. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["BatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchDetails"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["BatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The store and its products. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Store"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStoreEditor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["StoreId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The store, live or not, with all that it offers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreEditor"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadStoreFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["File"];
        readonly responses: {
            readonly 200: components["responses"]["Uploaded"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyStoresAndSchools: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Schools first, then stores; the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** @enum {string} */
                        readonly entity_type: "school" | "store";
                        readonly files: readonly string[];
                        readonly id: components["schemas"]["Id"];
                        readonly name: string;
                    }[];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listProducts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Oldest age, in years; at least `age_min`.
                 * @example 12
                 */
                readonly age_max?: number;
                /**
                 * @description Youngest age, in years, of those it is for. Products for anybody from `age_min` to
                 *     `age_max` are listed; those that do not tell an age are left out.
                 * @example 8
                 */
                readonly age_min?: number;
                /**
                 * @description Whether to count what filters would leave (`kinds`, `facets`, `days`, `prices`).
                 * @example true
                 */
                readonly counts: boolean;
                /**
                 * @description Days of the week; products with a batch that meets on one of them.
                 * @example [
                 *       "Sat",
                 *       "Sun"
                 *     ]
                 */
                readonly days?: readonly components["schemas"]["Weekday"][];
                /**
                 * @description Ids of filter values, separated by commas. A value that no filter of products has fits
                 *     nothing.
                 * @example [
                 *       35
                 *     ]
                 */
                readonly filter_ids?: readonly components["schemas"]["Id"][];
                /**
                 * @description First day on which a batch may begin. With `days` the same batch must fit both.
                 * @example 2027-05-01
                 */
                readonly from?: string;
                /**
                 * @description One kind only. Without it all four are listed.
                 * @example tuition
                 */
                readonly kind?: components["schemas"]["ProductKind"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                readonly lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                readonly lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                readonly place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Highest price, in thousands of rupees; at least `price_min`.
                 * @example 5
                 */
                readonly price_max?: number;
                /**
                 * @description Lowest price, in thousands of rupees, whatever it is paid for (`price_unit`). Products
                 *     without a price are left out.
                 * @example 1
                 */
                readonly price_min?: number;
                /**
                 * @description Distance from the place, in kilometres; 0 is the very place. Read only with a place.
                 *     Without it: 25 for a town, which is wide itself, and 5 for anything smaller; the answer
                 *     tells which.
                 * @example 5
                 */
                readonly radius?: number;
                /**
                 * @description `relevance` puts the best known first, `distance` needs a place, `price` puts the lowest
                 *     first and products without a price last, `date` the batch that begins soonest, `name` is
                 *     alphabetical. Without it: `distance` with a place, `relevance` without.
                 * @example price
                 */
                readonly sort?: "relevance" | "distance" | "price" | "date" | "name";
                /**
                 * @description Last day on which a batch may begin; not before `from`.
                 * @example 2027-05-31
                 */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of products. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchDetails"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Listed"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewProduct"];
            };
        };
        readonly responses: {
            /** @description Offered. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly id: components["schemas"]["Id"];
                        readonly msg: string;
                        readonly slug: string;
                        readonly status: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProductEditor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                readonly id: components["parameters"]["ProductId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The product, live or not, with all its batches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductEditor"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createStore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description One line of 1 to 160 characters. */
                    readonly brand_name: string;
                    readonly files: components["schemas"]["FilesJson"];
                    readonly request_key?: components["schemas"]["RequestKey"];
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Listed"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editStore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                readonly storeId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StoreChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FieldSaved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeMyEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    /** @description Needed for another address, by those who have a password. */
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["MailOnItsWay"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly confirmMyEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addExitedUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly exited_page: string;
                    readonly first_name: components["schemas"]["FirstName"];
                    readonly last_name: components["schemas"]["LastName"];
                    readonly phone: components["schemas"]["Mobile"];
                    readonly website?: string;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly uploadProfileFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description Kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly msg: string;
                        readonly status: number;
                        readonly url: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly forgotPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["KnownEmail"];
        readonly responses: {
            readonly 202: components["responses"]["MailOnItsWay"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createGoogleNonce: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The nonce. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly nonce: string;
                    };
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createLinkToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestLoginLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["KnownEmail"];
        readonly responses: {
            readonly 202: components["responses"]["MailOnItsWay"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginWithGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly idToken: string;
                };
            };
        };
        readonly responses: {
            /** @description What became of it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginWithPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginWithToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description What became of it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMyBlogs: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
                /**
                 * @description How far they have come.
                 * @example draft
                 */
                readonly status?: "draft" | "review" | "published";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the one changed last first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyBlogList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBookmarks: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Which of them.
                 * @example school
                 */
                readonly kind: components["schemas"]["BookmarkKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookmarkList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly saveBookmark: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: components["schemas"]["Id"];
                /**
                 * @description What it is.
                 * @example school
                 */
                readonly kind: "school" | "product" | "job" | "blog";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly note?: string | null;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeBookmark: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                readonly id: components["schemas"]["Id"];
                /**
                 * @description What it is.
                 * @example school
                 */
                readonly kind: "school" | "product" | "job" | "blog";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBookmarkIds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ids by kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookmarkIds"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadMyData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly blogs: readonly components["schemas"]["Kept"][];
                        readonly bookmarks: readonly components["schemas"]["Kept"][];
                        /** @description Of the email, where it is confirmed; so are those below. */
                        readonly contact_messages: readonly components["schemas"]["Kept"][];
                        /** @description What one changed of what is listed. */
                        readonly edits: readonly components["schemas"]["Kept"][];
                        readonly exited_users: readonly components["schemas"]["Kept"][];
                        /** Format: date-time */
                        readonly exported_at: string;
                        readonly filter_requests: readonly components["schemas"]["Kept"][];
                        readonly links: readonly components["schemas"]["Kept"][];
                        readonly mails: readonly components["schemas"]["Kept"][];
                        readonly newsletter_subscription: components["schemas"]["Kept"] | null;
                        readonly profile: components["schemas"]["MyProfile"];
                        readonly schools: readonly components["schemas"]["Kept"][];
                        readonly sessions: readonly components["schemas"]["Kept"][];
                        /** @description With what they offer, and its batches. */
                        readonly stores: readonly components["schemas"]["Kept"][];
                        readonly uploads: readonly components["schemas"]["Kept"][];
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeMyPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly current_password: string;
                    readonly password: components["schemas"]["NewPassword"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMyProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyProfile"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateMyProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly field: "firstname" | "lastname" | "phone" | "profile_image" | "cover_image" | "is_walkthrough_skipped" | "children" | "consents";
                    /**
                     * @description Text for names; digits or null for `phone`; an address of `uploadProfileFile` or
                     *     null for images; true for `is_walkthrough_skipped`; a list of at most 12 `Child`
                     *     for `children`; `Consents` for `consents`.
                     */
                    readonly value: string | boolean | readonly unknown[] | {
                        readonly [key: string]: unknown;
                    } | null;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteMyAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMySessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions, the one used last first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Session"][];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeOtherSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokeSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The session.
                 * @example 12
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProfileDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                readonly userId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly user: components["schemas"]["UserDetails"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password: components["schemas"]["NewPassword"];
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkResetLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["LinkToken"];
        readonly responses: {
            readonly 200: components["responses"]["Saved"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSchoolsAndStores: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What one owns, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchoolsAndStores"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly firstname: components["schemas"]["FirstName"];
                    readonly lastname: components["schemas"]["LastName"];
                    readonly password: components["schemas"]["NewPassword"];
                    /**
                     * @description Who registers here is a customer.
                     * @enum {string}
                     */
                    readonly user_type: "edbazaar";
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["SignedIn"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listVideos: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description One kind only. Without it all three are listed.
                 * @example discussion
                 */
                readonly kind?: components["schemas"]["VideoKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                readonly page: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                readonly per_page: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of videos. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VideoList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVideo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The last part of the page's address.
                 * @example reading-a-fee-sheet
                 */
                readonly url: components["parameters"]["Url"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The video with its files and transcript, and others of its kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Video"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWidgetReleases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every version that is served, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["WidgetRelease"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly suggestForPartners: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                readonly key: components["parameters"]["Key"];
                /**
                 * @description What to look for.
                 * @example schools
                 */
                readonly kind: "all" | "schools" | "tuitions" | "activities" | "camps" | "workshops";
                /**
                 * @description The language of `detail`. Names are as their owners write them.
                 * @example en
                 */
                readonly lang: "en" | "hi";
                /**
                 * @description The most suggestions to return.
                 * @example 6
                 */
                readonly limit: number;
                /** @description The key of a partner, such as edb_ and 22 letters and digits. */
                readonly partner?: string;
                /**
                 * @description Where: a town, locality or other place of India by its name, a pincode, or a latitude
                 *     and longitude in degrees with a comma between them.
                 * @example Bengaluru
                 */
                readonly place?: string;
                /**
                 * @description Kilometres from the place within which all suggestions lie. Read only with a place.
                 * @example 10
                 */
                readonly radius?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Suggestions, the best first; empty for a key without letters or digits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WidgetSuggestions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The partner's key is unknown or closed, or not for this origin. `msg` says what to do. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 403,
                     *       "code": "origin_not_registered",
                     *       "msg": "https://example.in is not registered for this partner key. Ask EdBazaar to add it."
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
