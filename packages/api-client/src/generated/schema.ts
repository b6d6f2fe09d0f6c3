// Generated from openapi.yaml by `pnpm generate`. Do not edit.
export interface paths {
    "/admin/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of anybody's school
         * @description As `editSchool`, for administrators.
         */
        put: operations["editSchoolAsAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists blogs
         * @description Published blogs, the latest first.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{url}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a blog */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends us a message
         * @description Keeps the message and answers its sender by email. One address may send a few an hour.
         *     `website` is a field that people do not see: what fills it in is ignored without a word.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells whether the server and its database answer */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists jobs
         * @description Posts that are open, filtered, sorted and paged. Values of one filter are alternatives;
         *     different filters must all hold. With a place, posts within `radius` km are listed. The
         *     counts of a filter are those of its values under all the other filters.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a job
         * @description A post that is open, or has closed; one that was taken away is not found.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists newsletters
         * @description What has appeared so far, the latest first.
         */
        get: operations["listNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a newsletter */
        get: operations["getNewsletter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a subscription
         * @description Uses up the token of the mailed link, which holds once and for two days.
         */
        post: operations["confirmSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the newsletter
         * @description Sends a link to the address; only who opens it and confirms is on the list. The answer is
         *     the same whether or not the address was known. `website` is a field that people do not
         *     see: what fills it in is ignored without a word.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a subscription
         * @description Takes the address of the link off the list; asking again does no harm. Mail programs reach
         *     the same by a POST to the link itself (RFC 8058).
         */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests places in India
         * @description Towns, localities, post offices and pincodes whose name begins with the key.
         */
        get: operations["suggestPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of one's school
         * @description With `revision`, 409 where somebody else has changed the same field since; changes of other
         *     fields do not matter. A new name makes a new slug, and the old one still leads to the school.
         */
        put: operations["editSchool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a school's page */
        get: operations["getSchool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/add-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a new filter value of schools
         * @description An administrator decides. The same wish twice is kept once.
         */
        post: operations["requestSchoolFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists schools
         * @description Schools that are live, filtered, sorted and paged. Values of one filter are alternatives;
         *     different filters must all hold. With a place, schools within `radius` km are listed and
         *     the count is exact; without one the whole country is listed and the count may be an
         *     estimate (`is_total_exact`).
         */
        get: operations["listSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what is known of the schools of a state, district or city
         * @description How many schools there are, their boards, types and fees, the best known 1,000 of them in
         *     pages of 20, and the areas around. Without a state: all of India. With a board: of the
         *     schools that have it. Counted anew after each import and once a day. A page beyond the last
         *     is not found.
         */
        get: operations["getSchoolArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compares up to four schools
         * @description What is known of each school, in the order asked for. Slugs of which no school is live are
         *     named in `unknown`. With a place, distances are told from there.
         */
        get: operations["compareSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists a new school
         * @description The school is the caller's, and live at once. Asking again with the same slug gives the school
         *     that was made; a slug that somebody else has is made anew. Where the plan's schools are used
         *     up, 409.
         */
        post: operations["createSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/edit/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a school as its editor needs it
         * @description For its owner and for administrators.
         */
        get: operations["getSchoolEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an image or video of a school
         * @description A JPEG, PNG or GIF of at most 10 MB, or a video (MP4, MPEG or WebM) of at most 50 MB, known by
         *     its content. Images are drawn anew in several sizes, without what the camera noted. The file
         *     belongs to who sent it; `createSchool` and `editSchool` put it to use, and what is not put to
         *     use within a day is removed.
         */
        post: operations["uploadSchoolFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/filter-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggests values of one filter */
        get: operations["suggestFilterValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists filters with their values
         * @description Values named Others are left out.
         */
        get: operations["listFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/home-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests schools, products, jobs and stores
         * @description For the search box: at most 10 suggestions for the letters typed so far. Letters may begin
         *     any word; small spelling errors, romanised spellings (vidyalay, vidhyalaya) and known
         *     short names (kv, dps) are understood. With a place, near ones come first.
         */
        get: operations["suggestEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schools/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts schools on a map
         * @description The schools of a list as they lie on a map: schools that are close to each other at this zoom
         *     are one cluster. Takes the filters, the place and the radius of `listSchools`, and tells only
         *     what lies within `bounds`. Schools without a place are on no map.
         */
        get: operations["mapSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches schools, products, jobs and stores */
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/add-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a new filter value of products
         * @description An administrator decides. The same wish twice is kept once.
         */
        post: operations["requestStoreFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a batch
         * @description With `revision`, what others have changed since and the sender has not stays as it is; 409 where
         *     both have changed the same field.
         */
        put: operations["editBatch"];
        post?: never;
        /**
         * Removes a batch
         * @description Removing what is gone does no harm.
         */
        delete: operations["removeBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/created/store/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a store */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/edit/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a store as its editor needs it
         * @description For its owner and for administrators.
         */
        get: operations["getStoreEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an image or video of a store or of what it offers
         * @description As `uploadSchoolFile`, for stores and products.
         */
        post: operations["uploadStoreFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/my-stores-and-schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what one has listed, as the side menu names it */
        get: operations["listMyStoresAndSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists tuitions, activities, camps and workshops
         * @description Products that are live at stores that are, filtered, sorted and paged. Values of one filter
         *     are alternatives; different filters must all hold. With a place, products within `radius` km
         *     are listed, each with its distance. Batches that are over count nowhere.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a batch to one's product
         * @description A `request_key` sent again gives the batch that was added.
         */
        post: operations["addBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of one's product
         * @description For the owner of its store and for administrators. With `revision`, 409 where somebody else has
         *     changed the same field since.
         */
        put: operations["editProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers a new tuition, activity, camp or workshop
         * @description It belongs to a store of the caller's, and is live at once. Where the plan's products of a
         *     store are used up, 409. A `request_key` sent again gives the product that was made.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/products/edit/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a product as its editor needs it
         * @description For the owner of its store and for administrators.
         */
        get: operations["getProductEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/store/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists a new store
         * @description The store is the caller's, and live at once. Where the plan's stores are used up, 409. A
         *     `request_key` sent again gives the store that was made.
         */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/store/edit/{storeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a field of one's store
         * @description For its owner and for administrators. With `revision`, 409 where somebody else has changed the
         *     same field since.
         */
        put: operations["editStore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks to change or confirm one's email
         * @description Mails a link to the address given, which becomes the account's when the link is opened within
         *     30 minutes; the address until now is told. With one's own address it confirms that. The
         *     answer is the same whether or not the address has an account.
         */
        post: operations["changeMyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an email by a link
         * @description Uses the link up. Who asks must be signed in to its account: the address alone would let whoever
         *     registered it for somebody else have it confirmed by them.
         */
        post: operations["confirmMyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/exited-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves contact details when leaving
         * @description Read by our team, who may answer. Signed in or not.
         */
        post: operations["addExitedUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a profile or cover image
         * @description A JPEG, PNG or GIF of at most 5 MB. It is drawn anew, without what the camera noted, and
         *     belongs to who sent it; `updateMyProfile` puts it to use.
         */
        post: operations["uploadProfileFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a link to set a new password
         * @description Mails a link that holds once, for 30 minutes. The answer is the same whether or not the email is known.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/google-nonces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a sign-in with Google
         * @description The nonce that Google is to put into the ID token; it holds once, for 30 minutes.
         */
        post: operations["createGoogleNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/link-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a token for a link to the jobs site
         * @description It holds once, for five minutes; the site signs its bearer in with `loginWithToken`.
         */
        post: operations["createLinkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a link to sign in
         * @description Mails a link that holds once, for 30 minutes. The answer is the same whether or not the email is known.
         */
        post: operations["requestLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-with-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in or registers with Google
         * @description The ID token is checked against Google's keys: issuer, audience, expiry, and a nonce of
         *     `createGoogleNonce`. `ok` is 1 where one is signed in, -1 where an admin has blocked the
         *     user, 0 where the token is not to be believed.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-with-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a password
         * @description A wrong email takes as long as a wrong password, and is told the same. After too many wrong
         *     passwords an account asks for patience; its owner can still sign in by a mailed link. Users
         *     of type edjobs are refused with 403.
         */
        post: operations["loginWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-with-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by a link
         * @description Uses up the token of a mailed link, or of a link from one of our sites. `ok` is 1 where one
         *     is signed in, -1 where an admin has blocked the user, 0 where the link was used or is too old.
         */
        post: operations["loginWithToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs out
         * @description Revokes the session of the token.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the blogs one has written */
        get: operations["listMyBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what one has bookmarked
         * @description What is no longer live is left out.
         */
        get: operations["listBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-bookmarks/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description What it is.
                 * @example school
                 */
                kind: "school" | "product" | "job" | "blog";
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bookmarks something, or changes its note
         * @description Again does no harm. Without `note` a note stays as it is. At most 500 bookmarks.
         */
        put: operations["saveBookmark"];
        post?: never;
        /**
         * Takes a bookmark away
         * @description Again does no harm.
         */
        delete: operations["removeBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-bookmarks/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells which things one has bookmarked
         * @description Their ids, for the marks on cards.
         */
        get: operations["listBookmarkIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives all that is kept of one
         * @description Everything kept of the user, without hashes of secrets.
         */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes one's password
         * @description Signs out everywhere else. Who has none yet sets one by the link of `forgotPassword`.
         */
        put: operations["changeMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads one's own profile */
        get: operations["getMyProfile"];
        /** Saves a field of one's profile */
        put: operations["updateMyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-profile/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes one's account
         * @description At once and for good, with all that is kept of the user: blogs too and, where the email is
         *     confirmed, what was written from it. Schools and stores stay listed without an owner. Needs one's email typed once more and, for those who have one, the password.
         */
        post: operations["deleteMyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists where one is signed in */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /** Signs out everywhere else */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one of one's devices */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile-details/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a user
         * @description One's own, or anybody's as an admin.
         */
        get: operations["getProfileDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by a link
         * @description Uses the link up, and signs out everywhere.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a link to set a new password
         * @description Tells whether the link still holds, without using it up.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/schools-and-stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the schools and stores one has listed */
        get: operations["listSchoolsAndStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers
         * @description Makes an account and signs in. A letter with a link to confirm the address goes to it.
         *     Passwords that everybody knows are refused.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists videos
         * @description Published videos, the latest first.
         */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{url}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a video */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the versions of the search box
         * @description What a page needs to embed one: the address of its script, and the digest by which the
         *     browser knows that the script is ours.
         */
        get: operations["listWidgetReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
        get: operations["suggestForPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdmissionDate: {
            /** Format: date */
            from: string;
            /** @description Whether it is the last day to act. */
            is_key: boolean;
            label: string;
            /** Format: date */
            to: string | null;
        };
        /**
         * @description A band of ages in years. A school is in it where it takes children for part of it.
         * @enum {string}
         */
        AgeBand: "2.5-6" | "6-11" | "11-14" | "14-18";
        AgeRange: {
            age_max: number | null;
            age_min: number | null;
        };
        /** @enum {string} */
        AreaKind: "country" | "state" | "district" | "city";
        /** @description Another area; with a board asked for, of the schools that have it. */
        AreaLink: {
            kind: components["schemas"]["AreaKind"];
            name: string;
            /**
             * @description What it is to the area asked for: `district` is the one that a city lies in, `nearby`
             *     are districts of a district and cities of a city.
             * @enum {string}
             */
            role: "states" | "districts" | "cities" | "district" | "nearby";
            /** @description Of the district or city; null for a state. */
            slug: components["schemas"]["AreaSlug"] | null;
            state: components["schemas"]["AreaSlug"];
            total: number;
        };
        AreaName: {
            name: string;
            slug: components["schemas"]["AreaSlug"];
        };
        AreaSlug: string;
        Availability: {
            /** Format: date */
            opens_on: string | null;
            seats_left: number | null;
            /**
             * @description `few` is open with at most 15 seats left; `opens` is not open yet.
             * @enum {string}
             */
            state: "open" | "few" | "opens" | "closed";
        };
        Batch: {
            days: components["schemas"]["Weekday"][];
            end_time: string;
            /** Format: date */
            ends_on: string | null;
            id: components["schemas"]["Id"];
            name: string;
            /** @description Rupees where it differs from the product's. */
            price: number | null;
            seats: number;
            seats_left: number;
            start_time: string;
            /** Format: date */
            starts_on: string;
        };
        BatchDetails: {
            days: components["schemas"]["Weekday"][];
            end_time: string;
            /** Format: date */
            ends_on: string | null;
            name: components["schemas"]["ListedName"];
            /** @description Rupees where it differs from the product's. */
            price: number | null;
            request_key?: components["schemas"]["RequestKey"];
            /** @description Of the product, that a change was made upon. */
            revision?: number;
            seats: number;
            seats_left: number;
            start_time: string;
            /** Format: date */
            starts_on: string;
        };
        Blog: {
            author_name: string;
            /** @description Who the author is, in one line. */
            author_note: string | null;
            /** @description HTML, cleaned by the server. */
            body: string;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_featured: boolean;
            /** Format: date-time */
            published_at: string;
            reading_minutes: number;
            /** @description Those of the same topic first, then those that share a tag, then the latest. */
            related: components["schemas"]["BlogSummary"][];
            summary: string;
            tags: string[];
            title: string;
            topic: components["schemas"]["BlogTopic"];
            /** Format: date-time */
            updated_at: string;
            url: string;
        };
        BlogList: {
            data: components["schemas"]["BlogSummary"][];
            page: number;
            per_page: number;
            /** @description Topics that have blogs, whatever the topic asked for; in the order of `BlogTopic`. */
            topics: {
                count: number;
                topic: components["schemas"]["BlogTopic"];
            }[];
            total: number;
            /** @description The last page that can be asked for. */
            totalPages: number;
        };
        BlogSummary: {
            author_name: string;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_featured: boolean;
            /** Format: date-time */
            published_at: string;
            /** @description At 200 words a minute, rounded up. */
            reading_minutes: number;
            /** @description One or two sentences. */
            summary: string;
            tags: string[];
            title: string;
            topic: components["schemas"]["BlogTopic"];
            /** @description The last part of its page's address. */
            url: string;
        };
        /** @enum {string} */
        BlogTopic: "admissions" | "boards" | "fees" | "learning" | "activities" | "safety" | "wellbeing" | "inclusion";
        /** @description One of `school`, `product`, `job` and `blog` is there, as `kind` says. */
        Bookmark: {
            blog?: components["schemas"]["BlogSummary"];
            /** Format: date-time */
            created_at: string;
            id: components["schemas"]["Id"];
            job?: components["schemas"]["JobSummary"];
            /** @enum {string} */
            kind: "school" | "product" | "job" | "blog";
            note: string | null;
            product?: components["schemas"]["ProductSummary"];
            school?: components["schemas"]["SchoolSummary"];
        };
        BookmarkCounts: {
            blog: number;
            job: number;
            product: number;
            school: number;
        };
        BookmarkIds: {
            blog: components["schemas"]["Id"][];
            job: components["schemas"]["Id"][];
            product: components["schemas"]["Id"][];
            school: components["schemas"]["Id"][];
        };
        /**
         * @default school
         * @enum {string}
         */
        BookmarkKind: "school" | "product" | "job" | "blog";
        BookmarkList: {
            counts: components["schemas"]["BookmarkCounts"];
            data: components["schemas"]["Bookmark"][];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        Child: {
            /**
             * Format: date
             * @description Year-month-day.
             */
            born_on: string | null;
            name: string;
        };
        /** @description What is told of a school beside others. */
        ComparedSchool: {
            admission_dates: components["schemas"]["AdmissionDate"][];
            facts: components["schemas"]["Fact"][];
            fees: components["schemas"]["FeeSheet"] | null;
            filters_values: components["schemas"]["KnownFilter"][];
            pincode: string | null;
            seats_total: number | null;
            summary: components["schemas"]["SchoolSummary"];
        };
        Completeness: {
            /** @description What is not told yet, what brings most first. */
            missing: components["schemas"]["MissingPart"][];
            percent: number;
        };
        /** @description How schools and stores to which one has written may answer, and whether we may write of news. */
        Consents: {
            email: boolean;
            news: boolean;
            phone: boolean;
            whatsapp: boolean;
        };
        ContactMessage: {
            email: components["schemas"]["Email"];
            message: string;
            name: string;
            topic: components["schemas"]["ContactTopic"];
            website?: string;
        };
        /** @enum {string} */
        ContactTopic: "question" | "consultation" | "correction" | "listing" | "partners" | "donate-books" | "privacy" | "careers" | "press";
        Contest: {
            /**
             * Format: date
             * @description The last day to enter.
             */
            closes_on: string;
            /** @description How to enter. HTML, cleaned by the server. */
            entry: string;
            /** @description HTML, cleaned by the server. */
            rules: string;
            /** @description The first prize first; empty until the jury has decided. */
            winners: {
                /** @description Class and town. */
                detail: string | null;
                name: string;
                prize: string;
                /** @description What was entered. */
                work: string | null;
            }[];
        };
        Done: {
            /** @description A sentence for people. */
            msg: string;
            /** @description The HTTP status. */
            status: number;
        };
        /**
         * Format: email
         * @example meera@example.in
         */
        Email: string;
        Error: {
            /** @description A stable name for programs, such as `not_found`. */
            code: string;
            errors?: {
                /** @description The parameter or field that is wrong. */
                field: string;
                /** @description What is wrong and what would be right. */
                msg: string;
            }[];
            /** @description A sentence for people. */
            msg: string;
            /** @description The HTTP status. */
            status: number;
        };
        Facet: {
            id: components["schemas"]["Id"];
            name: string;
            values: {
                /** @description Results that would be listed with this value beside the other filters. */
                count: number;
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        Fact: {
            /** Format: date */
            as_of: string | null;
            /** @enum {string} */
            name: "recognition" | "board_affiliation" | "established" | "students" | "classrooms" | "students_per_teacher" | "languages" | "website";
            source: string | null;
            /** @description Null where nobody has told us. */
            value: string | null;
        };
        FeeHistogram: {
            /** @description Schools by lowest first-year total; the last bar also holds all above. */
            counts: number[];
            /** @description Width of one bar, in rupees. */
            step: number;
        };
        FeeSheet: {
            /** @description Amounts in rupees; null where the school has not told. */
            rows: {
                admission: number | null;
                books: number | null;
                classes: string;
                /** @description The first year's total of what is known. */
                total: number;
                transport: number | null;
                tuition: number | null;
            }[];
            /** Format: date */
            told_on: string;
            /** @description The school year, such as 2027–28. */
            year: string;
        };
        /** @description Addresses that uploads gave, the cover first. */
        FileList: string[];
        /**
         * @description A JSON list of addresses that uploads gave, the cover first.
         * @example ["/media/uploads/x/1600x1067.webp"]
         */
        FilesJson: string;
        Filter: {
            id: components["schemas"]["Id"];
            name: string;
            values: components["schemas"]["FilterValue"][];
        };
        FilterIdList: components["schemas"]["Id"][];
        FilterValue: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @example Meera */
        FirstName: string;
        Health: {
            /** @enum {string} */
            status: "ok";
            uptime_seconds: number;
            version: string;
        };
        Id: number;
        Image: {
            caption: string | null;
            /**
             * @description Formats that lie beside each of these addresses, at the same name with another ending, the
             *     smallest first; empty where there is only the one.
             */
            formats: ("avif" | "webp" | "jpg")[];
            /** @description Pixels. */
            height: number;
            /** @description Whether it was drawn from the name, because nobody has sent a photograph. */
            is_drawn: boolean;
            /** @description A few blurred pixels as a `data:` address, to show until the image is there. */
            placeholder: string | null;
            /** @description Address of the largest version. */
            url: string;
            /** @description Smaller versions of the same image; empty for one that scales. */
            variants: {
                url: string;
                /** @description Pixels. */
                width: number;
            }[];
            /** @description Pixels. */
            width: number;
        };
        IndianLatitude: number;
        IndianLongitude: number;
        Job: {
            city: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            closes_on: string | null;
            /** @description Days from today, in India, to the last day: 0 on it, negative once the post has closed. */
            days_left: number | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            /** @description Place or address in one line. */
            location: string;
            /**
             * Format: date
             * @description The day in India.
             */
            posted_on: string;
            role: components["schemas"]["JobRole"];
            /** @description Rupees a month. */
            salary_max: number | null;
            /** @description Rupees a month. */
            salary_min: number | null;
            /** @description Who offers it; null where no listed school does. */
            school: components["schemas"]["SchoolSummary"] | null;
            state: string | null;
            /** @description Null where the post is not of one subject. */
            subject: string | null;
            title: string;
            type: components["schemas"]["JobType"];
            /** Format: date-time */
            updated_at: string;
        };
        JobList: {
            data: components["schemas"]["JobSummary"][];
            page: number;
            /** @description How many posts reach each of a few amounts. */
            pay: {
                count: number;
                /** @description Rupees a month. */
                from: number;
            }[];
            per_page: number;
            place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a place. */
            radius: number | null;
            roles: {
                count: number;
                value: components["schemas"]["JobRole"];
            }[];
            subjects: components["schemas"]["NameCount"][];
            total: number;
            /** @description The last page that can be asked for. */
            totalPages: number;
            types: {
                count: number;
                value: components["schemas"]["JobType"];
            }[];
        };
        /**
         * @description The kind of work.
         * @enum {string}
         */
        JobRole: "pre-primary" | "primary" | "secondary" | "senior-secondary" | "support" | "arts-sports" | "leadership" | "office";
        JobSchool: {
            city: string | null;
            name: string;
            slug: string;
        };
        JobSuggestion: {
            id: components["schemas"]["Id"];
            image: string;
            location: string;
            title: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Jobs";
        };
        JobSummary: {
            city: string | null;
            /**
             * Format: date
             * @description The last day to apply.
             */
            closes_on: string | null;
            /** @description Days from today, in India, to the last day: 0 on it, negative once the post has closed. */
            days_left: number | null;
            /** @description Kilometres from the place asked for. */
            distance_km: number | null;
            id: components["schemas"]["Id"];
            /** @description Place or address in one line. */
            location: string;
            /**
             * Format: date
             * @description The day in India.
             */
            posted_on: string;
            role: components["schemas"]["JobRole"];
            /** @description Rupees a month. */
            salary_max: number | null;
            /** @description Rupees a month. */
            salary_min: number | null;
            /** @description Who offers it; null where no listed school does. */
            school: components["schemas"]["JobSchool"] | null;
            state: string | null;
            /** @description Null where the post is not of one subject. */
            subject: string | null;
            title: string;
            type: components["schemas"]["JobType"];
        };
        /**
         * @description The kind of employment.
         * @enum {string}
         */
        JobType: "full-time" | "part-time" | "contract" | "visiting";
        /** @description A row as it is kept. */
        Kept: {
            [key: string]: unknown;
        };
        /** @description What a school has of a filter; a value with `has` false is known to be absent. */
        KnownFilter: {
            id: components["schemas"]["Id"];
            name: string;
            values: {
                has: boolean;
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        /** @example Iyer */
        LastName: string;
        /** @example Vidya Niketan Public School */
        ListedName: string;
        /**
         * @description At least 10 digits.
         * @example 9876543210
         */
        ListedPhone: string;
        ListedSlug: string;
        /** @description What one's plan allows. */
        ListingLimits: {
            /** @description Whether no further school may be listed. */
            is_limit_exceeded: boolean;
            /** @description Whether no further store may be listed. */
            is_service_limit_exceeded: boolean;
            plan: string;
            /** @description Products that one store may offer. */
            products: number;
            /** @description Schools that one may list. */
            schools: number;
            /** @description Stores that one may list. */
            stores: number;
        };
        /**
         * @description The names of the place, joined.
         * @example Indiranagar, Bengaluru, Karnataka, India
         */
        Location: string;
        /** @description A file as its owner sees it in a list. */
        Media: {
            /** @description Of the file that was sent. */
            bytes: number | null;
            /** @description Null for a video. */
            image: components["schemas"]["Image"] | null;
            /** @enum {string} */
            kind: "image" | "video";
            /** @description As the file was called where it came from. */
            name: string | null;
            /** @description As `files` names it. */
            url: string;
        };
        /** @enum {string} */
        MissingPart: "images" | "more_images" | "description" | "phone" | "email" | "contact_name" | "location" | "address" | "established_on" | "n_students" | "n_classrooms" | "board" | "facilities" | "languages" | "company_name" | "city" | "products" | "batches" | "price" | "ages" | "filters";
        /**
         * @description Digits alone, 4 to 12.
         * @example 9876543210
         */
        Mobile: string;
        MyBlogList: {
            counts: {
                draft: number;
                published: number;
                review: number;
            };
            data: {
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                /** Format: date-time */
                published_at: string | null;
                /** @enum {string} */
                status: "draft" | "review" | "published";
                summary: string;
                title: string;
                topic: components["schemas"]["BlogTopic"];
                /** Format: date-time */
                updated_at: string;
                url: string;
            }[];
            page: number;
            per_page: number;
            total: number;
            totalPages: number;
        };
        MyProfile: {
            children: components["schemas"]["Child"][];
            consents: components["schemas"]["Consents"];
            cover_image: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            firstname: string;
            has_google: boolean;
            has_password: boolean;
            id: components["schemas"]["Id"];
            is_admin: boolean;
            is_email_confirmed: boolean;
            is_walkthrough_skipped: boolean;
            lastname: string;
            permissions: number[];
            phone: string | null;
            profile_image: string | null;
            user_has_institute: boolean;
            user_type: components["schemas"]["UserType"];
        };
        NameCount: {
            count: number;
            value: string;
        };
        Names: string[];
        /** @description One line of text; empty is refused. */
        NeededLine: string;
        /**
         * @description At least 6 characters without the blanks around them, which do not count. Neither one of the
         *     passwords that everybody knows, nor one's own name or email.
         */
        NewPassword: string;
        NewProduct: {
            age_max?: number | null;
            age_min?: number | null;
            description_html?: components["schemas"]["OptionalHtml"];
            files?: components["schemas"]["FileList"];
            filter_ids?: components["schemas"]["FilterIdList"];
            kind: components["schemas"]["ProductKind"];
            mode: components["schemas"]["ProductMode"];
            name: components["schemas"]["ListedName"];
            /** @description Rupees. */
            price?: number | null;
            /** @enum {string} */
            price_unit: "month" | "session" | "course" | "camp";
            request_key?: components["schemas"]["RequestKey"];
            store_id: components["schemas"]["Id"];
        };
        NewSchool: {
            contact_email: components["schemas"]["Email"];
            contact_phone: components["schemas"]["ListedPhone"];
            /** @description Addresses of `uploadSchoolFile`, the cover first; at least one is an image. */
            files: string[];
            is_online: boolean;
            lat: components["schemas"]["IndianLatitude"] | null;
            /** @description Needed unless the school is online. */
            location: components["schemas"]["Location"] | null;
            long: components["schemas"]["IndianLongitude"] | null;
            name: components["schemas"]["ListedName"];
            /** @description The slug of `/places/autocomplete` that the location was picked by. */
            place?: string | null;
            slug: components["schemas"]["ListedSlug"];
        };
        Newsletter: {
            /** @description HTML, cleaned by the server. */
            body: string;
            next: components["schemas"]["NewsletterNeighbour"] | null;
            number: number;
            previous: components["schemas"]["NewsletterNeighbour"] | null;
            /** Format: date */
            published_on: string;
            slug: string;
            summary: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        NewsletterList: {
            data: components["schemas"]["NewsletterSummary"][];
            page: number;
            per_page: number;
            total: number;
            /** @description The last page that can be asked for. */
            totalPages: number;
        };
        NewsletterNeighbour: {
            slug: string;
            title: string;
        };
        NewsletterSummary: {
            number: number;
            /** Format: date */
            published_on: string;
            slug: string;
            summary: string;
            title: string;
        };
        /** @description Lines of text; null or empty for none. */
        OptionalAddress: string | null;
        /** @description What the editor makes; anything else is taken out. Null or empty for none. */
        OptionalHtml: string | null;
        /** @description One line of text; null or empty for none. */
        OptionalLine: string | null;
        /**
         * @description What a user may do. `x-permissions` names the numbers that an operation's `x-access` and the
         *     pages use; 4 and 5 are given to every user and used by nothing yet.
         * @enum {integer}
         */
        Permission: 1 | 2 | 3 | 4 | 5 | 6;
        PickedPlace: {
            lat: components["schemas"]["IndianLatitude"];
            location: components["schemas"]["Location"];
            long: components["schemas"]["IndianLongitude"];
            /** @description The slug of `/places/autocomplete` that it was picked by. */
            place?: string;
        };
        Place: {
            /** @description District and state. */
            detail: string;
            lat: number;
            lng: number;
            name: string;
            pincode: string | null;
            slug: string;
            /** @enum {string} */
            type: "town" | "locality" | "post_office" | "pincode";
        };
        Price: {
            /** @description Rupees. */
            price: number | null;
            /** @enum {string} */
            price_unit: "month" | "session" | "course" | "camp";
        };
        PriceHistogram: {
            /** @description Products by price from 0 to 50 thousand rupees; the last bar also holds all above. */
            counts: number[];
            /** @description Width of one bar, in thousands of rupees. */
            step: number;
        };
        Product: {
            age_max: number | null;
            age_min: number | null;
            /** @description Those that are not over, the earliest first. */
            batches: components["schemas"]["Batch"][];
            city: string | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            files: string[];
            filters_values: components["schemas"]["Filter"][];
            id: components["schemas"]["Id"];
            images: components["schemas"]["Image"][];
            kind: components["schemas"]["ProductKind"];
            lat: number | null;
            lng: number | null;
            /** @enum {string} */
            mode: "online" | "centre" | "home";
            name: string;
            price: number | null;
            /** @enum {string} */
            price_unit: "month" | "session" | "course" | "camp";
            slug: string;
            state: string | null;
            store: {
                brand_name: string;
                city: string | null;
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                is_verified: boolean;
                /** @description How many live products it offers. */
                n_products: number;
            };
            /** @constant */
            type: "Product";
            /** Format: date-time */
            updated_at: string;
        };
        /** @description One field of a product, with what it is to be. */
        ProductChange: components["schemas"]["ProductChangeOfName"] | components["schemas"]["ProductChangeOfKind"] | components["schemas"]["ProductChangeOfMode"] | components["schemas"]["ProductChangeOfDescriptionHtml"] | components["schemas"]["ProductChangeOfFiles"] | components["schemas"]["ProductChangeOfFilterIds"] | components["schemas"]["ProductChangeOfAges"] | components["schemas"]["ProductChangeOfPrice"] | components["schemas"]["ProductChangeOfIsActive"];
        ProductChangeOfAges: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "ages";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["AgeRange"];
        };
        ProductChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "description_html";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalHtml"];
        };
        ProductChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "files";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilesJson"];
        };
        ProductChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "filter_ids";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilterIdList"];
        };
        ProductChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_active";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        ProductChangeOfKind: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "kind";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ProductKind"];
        };
        ProductChangeOfMode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "mode";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ProductMode"];
        };
        ProductChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListedName"];
        };
        ProductChangeOfPrice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "price";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["Price"];
        };
        ProductEditor: {
            age_max: number | null;
            age_min: number | null;
            /** @description All of them, over or not, the earliest first. */
            batches: components["schemas"]["Batch"][];
            completeness: components["schemas"]["Completeness"];
            description_html: string | null;
            files: string[];
            filter_ids: components["schemas"]["Id"][];
            /** @description All filters of the product's kind with all their values. */
            filters_values: components["schemas"]["Filter"][];
            id: components["schemas"]["Id"];
            is_active: boolean;
            kind: components["schemas"]["ProductKind"];
            media: components["schemas"]["Media"][];
            mode: components["schemas"]["ProductMode"];
            name: string;
            price: number | null;
            /** @enum {string} */
            price_unit: "month" | "session" | "course" | "camp";
            requested_filters: components["schemas"]["RequestedFilter"][];
            revision: number;
            slug: string;
            store: {
                brand_name: string;
                id: components["schemas"]["Id"];
                is_active: boolean;
            };
            summary: components["schemas"]["ProductSummary"];
            /** Format: date-time */
            updated_at: string;
        };
        /** @enum {string} */
        ProductKind: "tuition" | "activity" | "camp" | "workshop";
        ProductList: {
            data: components["schemas"]["ProductSummary"][];
            /** @description All seven days, from Monday. */
            days: {
                /** @description Results that would be listed with this day beside the other filters. */
                count: number;
                day: components["schemas"]["Weekday"];
            }[];
            /** @description The filters of the kind; without one, of those kinds that `filter_ids` names. */
            facets: components["schemas"]["Facet"][];
            /** @description Products of each kind that fit all but kind and filter values; all four kinds. */
            kinds: {
                count: number;
                kind: components["schemas"]["ProductKind"];
            }[];
            page: number;
            per_page: number;
            place: components["schemas"]["Place"] | null;
            prices: components["schemas"]["PriceHistogram"] | null;
            /** @description Kilometres; null without a place. */
            radius: number | null;
            total: number;
            /** @description The last page that can be asked for. */
            totalPages: number;
        };
        /** @enum {string} */
        ProductMode: "online" | "centre" | "home";
        ProductSuggestion: {
            /** @description Kind and place, such as Tuition, Indiranagar. */
            detail: string;
            files: string[];
            image: string;
            name: string;
            slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Product";
        };
        ProductSummary: {
            age_max: number | null;
            age_min: number | null;
            city: string | null;
            /** @description Days on which any batch meets, in the order of the week. */
            days: components["schemas"]["Weekday"][];
            /** @description Kilometres from the place asked for. */
            distance_km: number | null;
            files: string[];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            kind: components["schemas"]["ProductKind"];
            /** @enum {string} */
            mode: "online" | "centre" | "home";
            name: string;
            /** @description Rupees. */
            price: number | null;
            /** @enum {string} */
            price_unit: "month" | "session" | "course" | "camp";
            /** @description Seats left over all batches; null where none is announced. */
            seats_left: number | null;
            slug: string;
            /**
             * Format: date
             * @description When the next batch begins, in a list with `from` or `to` the next of those asked for; null
             *     where none is to come.
             */
            starts_on: string | null;
            state: string | null;
            store_id: components["schemas"]["Id"];
            store_name: string;
            /** @constant */
            type: "Product";
        };
        /** @description A filter value that was asked for and waits for an administrator. */
        RequestedFilter: {
            category: string;
            section: string;
            value: string;
        };
        /**
         * Format: uuid
         * @description Made by who asks, so that asking again does no harm.
         */
        RequestKey: string;
        /** @description That the change was made upon. */
        Revision: number;
        Said: {
            /** @description A sentence for people. */
            msg: string;
        };
        School: {
            address: string;
            admission_dates: components["schemas"]["AdmissionDate"][];
            age_max: number | null;
            age_min: number | null;
            /** @description The state, district and city it lies in, where they have pages; the widest first. */
            areas: {
                /** @enum {string} */
                kind: "state" | "district" | "city";
                name: string;
                /** @description Of the district or city; null for the state. */
                slug: components["schemas"]["AreaSlug"] | null;
                state: components["schemas"]["AreaSlug"];
            }[];
            availability: components["schemas"]["Availability"] | null;
            boards: string[];
            city: string | null;
            contact_email: string | null;
            contact_name: string | null;
            contact_phone: string | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            district: string | null;
            /** Format: date */
            established_on: string | null;
            facts: components["schemas"]["Fact"][];
            fee_max: number | null;
            fee_min: number | null;
            fees: components["schemas"]["FeeSheet"] | null;
            files: string[];
            filters_values: components["schemas"]["KnownFilter"][];
            id: components["schemas"]["Id"];
            /** @description The cover first; a drawn one where the school has sent none. */
            images: components["schemas"]["Image"][];
            is_online: boolean;
            is_place_approximate: boolean;
            is_recognition_checked: boolean;
            lat: number | null;
            lng: number | null;
            n_classrooms: number | null;
            n_students: number | null;
            name: string;
            pincode: string | null;
            /** @description The `place` of its town, where the town is among the places. */
            place_slug: string | null;
            seats_total: number | null;
            similar: components["schemas"]["SchoolSummary"][];
            slug: string;
            /** @description Where the listing comes from. */
            source: string;
            state: string | null;
            /** @constant */
            type: "School";
            /** Format: date-time */
            updated_at: string;
            videos: components["schemas"]["VideoFile"][];
            /** @description An http or https address. */
            website: string | null;
        };
        SchoolArea: {
            /** @description The board that was asked for. */
            board: components["schemas"]["AreaName"] | null;
            /** @description Boards of all schools of the area. */
            boards: {
                name: string;
                slug: components["schemas"]["AreaSlug"];
                total: number;
            }[];
            /** @description Lowest first-year totals of the schools that have told them, in rupees. */
            fees: {
                highest: number;
                /** @description Schools that have told. */
                known: number;
                lowest: number;
                /** @description Half of them cost at most this. */
                middle: number;
            } | null;
            kind: components["schemas"]["AreaKind"];
            links: components["schemas"]["AreaLink"][];
            name: string;
            /** @description The year in which the oldest school was established. */
            oldest: number | null;
            page: number;
            per_page: number;
            /** @description The `place` of a city, where it is among the places. */
            place_slug: string | null;
            /** @description Schools whose recognition was checked. */
            recognition_checked: number;
            /** Format: date-time */
            refreshed_at: string;
            /** @description The schools of the page, the best known first. */
            schools: components["schemas"]["SchoolSummary"][];
            /** @description Of the district or city; null for a state and for India. */
            slug: components["schemas"]["AreaSlug"] | null;
            /** @description Its state, or itself where it is one; null for India. */
            state: components["schemas"]["AreaName"] | null;
            /** @description Schools, of the board if there is one. */
            total: number;
            /** @description The last page; at most 50. */
            totalPages: number;
            /** @description Types that schools have told, such as Co-educational. */
            types: {
                name: string;
                total: number;
            }[];
        };
        /** @description One field of a school, with what it is to be. */
        SchoolChange: components["schemas"]["SchoolChangeOfName"] | components["schemas"]["SchoolChangeOfSlug"] | components["schemas"]["SchoolChangeOfEstablishedOn"] | components["schemas"]["SchoolChangeOfIsOnline"] | components["schemas"]["SchoolChangeOfLocation"] | components["schemas"]["SchoolChangeOfAddress"] | components["schemas"]["SchoolChangeOfContactName"] | components["schemas"]["SchoolChangeOfContactEmail"] | components["schemas"]["SchoolChangeOfContactPhone"] | components["schemas"]["SchoolChangeOfNStudents"] | components["schemas"]["SchoolChangeOfNClassrooms"] | components["schemas"]["SchoolChangeOfDescription"] | components["schemas"]["SchoolChangeOfIsActive"] | components["schemas"]["SchoolChangeOfFilterIds"] | components["schemas"]["SchoolChangeOfFiles"];
        SchoolChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "address";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalAddress"];
        };
        SchoolChangeOfContactEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_email";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["Email"];
        };
        SchoolChangeOfContactName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalLine"];
        };
        SchoolChangeOfContactPhone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_phone";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListedPhone"];
        };
        SchoolChangeOfDescription: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "description";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalHtml"];
        };
        SchoolChangeOfEstablishedOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "established_on";
            revision?: components["schemas"]["Revision"];
            /**
             * Format: date
             * @description Year-month-day, not in the future.
             */
            value: string | null;
        };
        SchoolChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "files";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilesJson"];
        };
        SchoolChangeOfFilterIds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "filter_ids";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilterIdList"];
        };
        SchoolChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_active";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        SchoolChangeOfIsOnline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_online";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        SchoolChangeOfLocation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "location";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["PickedPlace"] | components["schemas"]["Location"];
        };
        SchoolChangeOfName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListedName"];
        };
        SchoolChangeOfNClassrooms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "n_classrooms";
            revision?: components["schemas"]["Revision"];
            value: number | null;
        };
        SchoolChangeOfNStudents: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "n_students";
            revision?: components["schemas"]["Revision"];
            value: number | null;
        };
        SchoolChangeOfSlug: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "slug";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["ListedSlug"];
        };
        SchoolCluster: {
            /** @description Where its schools lie, in degrees: south, west, north, east. */
            bounds: number[];
            count: number;
            /** @description The middle of its schools, in degrees. */
            lat: number;
            lng: number;
            /**
             * @description Its schools, the best known first, where they are at most five and the map is near enough
             *     to tell them apart; otherwise none.
             */
            schools: {
                /** @description Lowest first-year total, in rupees. */
                fee_min: number | null;
                name: string;
                slug: string;
            }[];
        };
        SchoolComparison: {
            /** @description From where distances are told; null where no place, or an unknown one, was asked for. */
            place: components["schemas"]["Place"] | null;
            /** @description In the order asked for. */
            schools: components["schemas"]["ComparedSchool"][];
            /** @description Slugs of which no school is live. */
            unknown: string[];
        };
        SchoolEditor: {
            address: string | null;
            completeness: components["schemas"]["Completeness"];
            contact_email: string | null;
            contact_name: string | null;
            contact_phone: string | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            /** Format: date */
            established_on: string | null;
            files: string[];
            /** @description Values that were chosen. */
            filter_ids: components["schemas"]["Id"][];
            /** @description All filters of schools with all their values. */
            filters_values: components["schemas"]["Filter"][];
            id: components["schemas"]["Id"];
            is_active: boolean;
            is_online: boolean;
            lat: number | null;
            location: string | null;
            long: number | null;
            media: components["schemas"]["Media"][];
            n_classrooms: number | null;
            n_students: number | null;
            name: string;
            requested_filters: components["schemas"]["RequestedFilter"][];
            revision: number;
            slug: string;
            summary: components["schemas"]["SchoolSummary"];
            /** Format: date-time */
            updated_at: string;
        };
        SchoolList: {
            ages: {
                band: components["schemas"]["AgeBand"];
                count: number;
            }[];
            data: components["schemas"]["SchoolSummary"][];
            facets: components["schemas"]["Facet"][];
            fees: components["schemas"]["FeeHistogram"] | null;
            is_total_exact: boolean;
            page: number;
            per_page: number;
            place: components["schemas"]["Place"] | null;
            /** @description Kilometres; null without a place. */
            radius: number | null;
            total: number;
            /** @description The last page that can be asked for. */
            totalPages: number;
        };
        SchoolMap: {
            /** @description The middle of the circle whose schools are told; null for the whole country. */
            center: {
                lat: number;
                lng: number;
            } | null;
            clusters: components["schemas"]["SchoolCluster"][];
            /** @description Kilometres of that circle. */
            radius: number | null;
        };
        SchoolsAndStores: {
            limits: components["schemas"]["ListingLimits"];
            schools: {
                completeness: components["schemas"]["Completeness"];
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                is_active: boolean;
                location: string | null;
                name: string;
                slug: string;
            }[];
            stores: {
                city: string | null;
                completeness: components["schemas"]["Completeness"];
                id: components["schemas"]["Id"];
                image: components["schemas"]["Image"];
                is_active: boolean;
                /** @description Live or not. */
                n_products: number;
                name: string;
            }[];
        };
        SchoolSuggestion: {
            /** @description Place or address in one line. */
            address: string;
            files: string[];
            /** @description A small square image. */
            image: string;
            name: string;
            slug: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "School";
        };
        SchoolSummary: {
            /** @description The address or, without one, the name of the place. */
            address: string;
            /** @description Years. */
            age_max: number | null;
            /** @description Years. */
            age_min: number | null;
            availability: components["schemas"]["Availability"] | null;
            boards: string[];
            city: string | null;
            /** @description Kilometres from the place asked for. */
            distance_km: number | null;
            district: string | null;
            /** @description Highest first-year total, in rupees. */
            fee_max: number | null;
            /** @description Lowest first-year total, in rupees. */
            fee_min: number | null;
            /** @description Addresses of the school's media, the cover first. */
            files: string[];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_online: boolean;
            /** @description Whether the coordinates come from the pincode or district. */
            is_place_approximate: boolean;
            is_recognition_checked: boolean;
            lat: number | null;
            lng: number | null;
            name: string;
            slug: string;
            state: string | null;
            /** @constant */
            type: "School";
        };
        SearchCount: {
            /** @description False where there are at least this many. */
            is_exact: boolean;
            value: number;
        };
        SearchResult: {
            counts: {
                jobs: components["schemas"]["SearchCount"];
                products: components["schemas"]["SearchCount"];
                schools: components["schemas"]["SearchCount"];
                stores: components["schemas"]["SearchCount"];
            };
            /** @description A spelling that finds more, where the query finds little. */
            did_you_mean: string | null;
            jobs: components["schemas"]["JobSuggestion"][];
            page: number;
            per_page: number;
            products: components["schemas"]["ProductSummary"][];
            /** @description The query without the white space around it. */
            query: string;
            schools: components["schemas"]["SchoolSummary"][];
            stores: components["schemas"]["StoreSuggestion"][];
            /** @description Pages of the kind asked for; 1 for all. */
            totalPages: number;
        };
        /**
         * @default schools
         * @enum {string}
         */
        Section: "schools" | "tuitions" | "activities" | "camps" | "workshops";
        Session: {
            /** Format: date-time */
            created_at: string;
            /** @description Such as "Chrome on Android". */
            device: string;
            /** Format: date-time */
            expires_at: string;
            id: components["schemas"]["Id"];
            is_current: boolean;
            /**
             * Format: date-time
             * @description To a few minutes.
             */
            last_seen_at: string;
        };
        Speaker: {
            name: string;
            /** @description What they do, such as Principal. */
            role: string | null;
        };
        Store: {
            address: string | null;
            brand_name: string;
            city: string | null;
            company_name: string | null;
            contact_person: string | null;
            country: string;
            /** @description Cleaned by the server. */
            description_html: string | null;
            email: string | null;
            files: string[];
            gst: string | null;
            id: components["schemas"]["Id"];
            images: components["schemas"]["Image"][];
            is_active: boolean;
            is_verified: boolean;
            lat: number | null;
            lng: number | null;
            mobile: string | null;
            products: components["schemas"]["ProductSummary"][];
        };
        /** @description One field of a store, with what it is to be. */
        StoreChange: components["schemas"]["StoreChangeOfBrandName"] | components["schemas"]["StoreChangeOfContactPerson"] | components["schemas"]["StoreChangeOfEmail"] | components["schemas"]["StoreChangeOfMobile"] | components["schemas"]["StoreChangeOfCity"] | components["schemas"]["StoreChangeOfCompanyName"] | components["schemas"]["StoreChangeOfAddress"] | components["schemas"]["StoreChangeOfCountry"] | components["schemas"]["StoreChangeOfGst"] | components["schemas"]["StoreChangeOfIsActive"] | components["schemas"]["StoreChangeOfDescriptionHtml"] | components["schemas"]["StoreChangeOfFiles"];
        StoreChangeOfAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "address";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalAddress"];
        };
        StoreChangeOfBrandName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "brand_name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["NeededLine"];
        };
        StoreChangeOfCity: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "city";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["NeededLine"];
        };
        StoreChangeOfCompanyName: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "company_name";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalLine"];
        };
        StoreChangeOfContactPerson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "contact_person";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["NeededLine"];
        };
        StoreChangeOfCountry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "country";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalLine"];
        };
        StoreChangeOfDescriptionHtml: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "description_html";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["OptionalHtml"];
        };
        StoreChangeOfEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "email";
            revision?: components["schemas"]["Revision"];
            /** @description Empty is refused. */
            value: components["schemas"]["Email"] | string;
        };
        StoreChangeOfFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "files";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["FilesJson"];
        };
        StoreChangeOfGst: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "gst";
            revision?: components["schemas"]["Revision"];
            /** @description A GSTIN of 15 characters; null or empty for none. */
            value: string | null;
        };
        StoreChangeOfIsActive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "is_active";
            revision?: components["schemas"]["Revision"];
            value: components["schemas"]["TrueOrFalse"];
        };
        StoreChangeOfMobile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "mobile";
            revision?: components["schemas"]["Revision"];
            /** @description Digits alone, 4 to 12; empty is refused. */
            value: string;
        };
        StoreEditor: {
            address: string | null;
            brand_name: string;
            city: string | null;
            company_name: string | null;
            completeness: components["schemas"]["Completeness"];
            contact_person: string | null;
            country: string;
            /** @description HTML, cleaned by the server. */
            description_html: string | null;
            email: string | null;
            files: string[];
            gst: string | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"];
            is_active: boolean;
            limits: {
                is_product_limit_exceeded: boolean;
                /** @description Products that this store may offer. */
                products: number;
            };
            media: components["schemas"]["Media"][];
            mobile: string | null;
            /** @description Live or not, the newest first. */
            products: {
                /** @description All of them, over or not, the earliest first. */
                batches: components["schemas"]["Batch"][];
                completeness: components["schemas"]["Completeness"];
                is_active: boolean;
                summary: components["schemas"]["ProductSummary"];
            }[];
            revision: number;
            /** Format: date-time */
            updated_at: string;
        };
        StoreSuggestion: {
            address: string;
            id: components["schemas"]["Id"];
            image: string;
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Store";
        };
        /** @description A school by slug, a product by slug, a job by id, otherwise a store by id. */
        Suggestion: components["schemas"]["SchoolSuggestion"] | components["schemas"]["ProductSuggestion"] | components["schemas"]["JobSuggestion"] | components["schemas"]["StoreSuggestion"];
        TokenSignIn: {
            /** @description A sentence for people; only without a session. */
            msg?: string;
            /** @enum {integer} */
            ok: 1 | 0 | -1;
            /** @description The session's token; only with `ok` 1. */
            token?: string;
            user?: components["schemas"]["User"];
        };
        /**
         * @description Without a type, which would read null as false.
         * @enum {unknown}
         */
        TrueOrFalse: true | false;
        User: {
            /** @description Address of an image. */
            cover_image: string | null;
            email: string;
            firstname: string;
            id: components["schemas"]["Id"];
            is_admin: boolean;
            is_walkthrough_skipped: boolean;
            lastname: string;
            /** @description What the user may do, as numbers of `Permission`. */
            permissions: number[];
            phone: string | null;
            /** @description Address of an image. */
            profile_image: string | null;
            /** @description Whether a school or store is theirs. */
            user_has_institute: boolean;
            user_type: components["schemas"]["UserType"];
        };
        UserDetails: {
            cover_image: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            firstname: string;
            id: components["schemas"]["Id"];
            is_admin: boolean;
            is_blocked: boolean;
            is_email_confirmed: boolean;
            is_walkthrough_skipped: boolean;
            lastname: string;
            permissions: number[];
            phone: string | null;
            profile_image: string | null;
            /** @description How many schools are theirs. */
            schools: number;
            /** @description How many stores are theirs. */
            stores: number;
            user_has_institute: boolean;
            user_type: components["schemas"]["UserType"];
        };
        /**
         * @description Customers of EdBazaar, or job seekers of the jobs site.
         * @enum {string}
         */
        UserType: "edbazaar" | "edjobs";
        Video: {
            captions: {
                label: string;
                /** @description BCP 47, such as en. */
                language: string;
                /** @description A WebVTT file. */
                url: string;
            }[];
            contest: components["schemas"]["Contest"] | null;
            /** @description HTML, cleaned by the server. */
            description: string | null;
            duration_seconds: number;
            /** @description Whether there is anything to hear. */
            has_sound: boolean;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["VideoKind"];
            poster: components["schemas"]["Image"];
            /** Format: date-time */
            published_at: string;
            /** @description The latest others of its kind. */
            related: components["schemas"]["VideoSummary"][];
            /** @description The live school of a principal's talk. */
            school: components["schemas"]["SchoolSummary"] | null;
            /** @description The same video in different formats; the first that the browser plays is best. */
            sources: {
                /** @description MIME type, such as video/mp4. */
                type: string;
                url: string;
            }[];
            speakers: components["schemas"]["Speaker"][];
            summary: string;
            title: string;
            /** @description Everything that is said, in order. */
            transcript: {
                /** @description Seconds from the start. */
                at: number;
                /** @description Who says it; null where the same goes on. */
                speaker: string | null;
                text: string;
            }[];
            /** Format: date-time */
            updated_at: string;
            url: string;
        };
        VideoFile: {
            /** @example video/mp4 */
            mime: string;
            url: string;
        };
        /** @enum {string} */
        VideoKind: "discussion" | "contest" | "principal_talk";
        VideoList: {
            data: components["schemas"]["VideoSummary"][];
            page: number;
            per_page: number;
            total: number;
            /** @description The last page that can be asked for. */
            totalPages: number;
        };
        VideoSummary: {
            /**
             * Format: date
             * @description The last day to enter a contest.
             */
            closes_on: string | null;
            duration_seconds: number;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["VideoKind"];
            poster: components["schemas"]["Image"];
            /** Format: date-time */
            published_at: string;
            /** @description The live school of a principal's talk. */
            school_name: string | null;
            speakers: components["schemas"]["Speaker"][];
            /** @description One or two sentences. */
            summary: string;
            title: string;
            /** @description The last part of its page's address. */
            url: string;
        };
        /** @enum {string} */
        Weekday: "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";
        /**
         * @example {
         *       "version": "1.0.0",
         *       "url": "https://edbazaar.in/widget/1.0.0/edbazaar-search.js",
         *       "integrity": "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC",
         *       "bytes": 12800,
         *       "gzip_bytes": 4900
         *     }
         */
        WidgetRelease: {
            /** @description Size of the script. */
            bytes: number;
            /** @description Size of the script as it is sent. */
            gzip_bytes: number;
            /** @description For the attribute of that name: sha384 in base64. */
            integrity: string;
            /** @description Absolute address of the script of this version. */
            url: string;
            /** @description Major, minor and patch. */
            version: string;
        };
        /**
         * @example {
         *       "kind": "school",
         *       "name": "Vidya Niketan Public School",
         *       "detail": "Indiranagar, Bengaluru · CBSE · 2.4 km",
         *       "url": "https://edbazaar.in/schools/vidya-niketan-public-school-482913"
         *     }
         */
        WidgetSuggestion: {
            /** @description What it is and where, in one line and in the language asked for. */
            detail: string;
            /** @enum {string} */
            kind: "school" | "tuition" | "activity" | "camp" | "workshop";
            name: string;
            /** @description Absolute address of its page. */
            url: string;
        };
        WidgetSuggestions: {
            /** @description Absolute address of the page with all results for this text and kind. */
            results_url: string;
            suggestions: components["schemas"]["WidgetSuggestion"][];
        };
    };
    responses: {
        /** @description The request does not fit; `errors` names the fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is there already, or there are too many. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "conflict",
                 *       "msg": "This email has an account already."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Saved. */
        FieldSaved: {
            headers: {
                [name: string]: unknown;
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
                "application/json": {
                    msg: string;
                    /** @description Of the whole, from now on. */
                    revision: number;
                    /** @description Of a school whose name was saved. */
                    slug?: string;
                    status: number;
                    /** @description The field as it was kept. */
                    value: unknown;
                };
            };
        };
        /** @description The user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "msg": "You may not do this."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Made. */
        Listed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 201,
                 *       "msg": "Added",
                 *       "id": 12
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    msg: string;
                    status: number;
                };
            };
        };
        /** @description If the address has an account, a mail is on its way. */
        MailOnItsWay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 202,
                 *       "msg": "If this address has an account, a link is on its way to it."
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description There is no such thing, or it is not live. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "msg": "There is no school at this address."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "code": "not_json",
                 *       "msg": "Please send JSON."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        Saved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "msg": "Updated"
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Something went wrong here; the request id is in the `x-request-id` header. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "internal",
                 *       "msg": "Something went wrong. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Goes into `Authorization: Bearer` from now on. */
                    token: string;
                    user: components["schemas"]["User"];
                };
            };
        };
        /** @description The file is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 413,
                 *       "code": "too_large",
                 *       "msg": "File size should not be more than 5MB."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` tells in how many seconds to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "msg": "Please wait a moment and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in by this token, or the password is wrong. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "not_signed_in",
                 *       "msg": "Please sign in."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database does not answer just now. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "code": "unavailable",
                 *       "msg": "EdBazaar is busy. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Kept. */
        Uploaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    media: components["schemas"]["Media"];
                    msg: string;
                    status: number;
                    /** @description For `files`. */
                    url: string;
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
        Ages: components["schemas"]["AgeBand"][];
        /**
         * @description The batch's id.
         * @example 12
         */
        BatchId: components["schemas"]["Id"];
        /**
         * @description Highest fee of the first year, in rupees. Schools without a fee are left out.
         * @example 150000
         */
        FeeMax: number;
        /**
         * @description Lowest fee of the first year, in rupees. Schools without a fee are left out.
         * @example 20000
         */
        FeeMin: number;
        /**
         * @description Ids of filter values, separated by commas.
         * @example [
         *       3
         *     ]
         */
        FilterIds: components["schemas"]["Id"][];
        /**
         * @description The letters typed so far. White space around them is ignored.
         * @example kendriya
         */
        Key: string;
        /**
         * @description Latitude of the person's place, in degrees. Goes with `lng`.
         * @example 12.9784
         */
        Latitude: number;
        /**
         * @description Longitude of the person's place, in degrees. Goes with `lat`.
         * @example 77.6408
         */
        Longitude: number;
        /**
         * @description The page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description How many a page holds.
         * @example 20
         */
        PerPage: number;
        /**
         * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
         * @example indiranagar-bengaluru
         */
        PlaceSlug: string;
        /**
         * @description The product's id.
         * @example 12
         */
        ProductId: components["schemas"]["Id"];
        /**
         * @description Distance from the place, in kilometres. Read only with a place. Without it: 25 for a
         *     town, which is wide itself, and 5 for anything smaller; the answer tells which.
         * @example 5
         */
        Radius: number;
        /**
         * @description The school's id.
         * @example 12
         */
        SchoolId: components["schemas"]["Id"];
        /**
         * @description The last part of the page's address.
         * @example vidya-niketan-public-school-482913
         */
        Slug: string;
        /**
         * @description The store's id.
         * @example 12
         */
        StoreId: components["schemas"]["Id"];
        /**
         * @description The last part of the page's address.
         * @example reading-a-fee-sheet
         */
        Url: string;
    };
    requestBodies: {
        File: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        FilterWish: {
            content: {
                "application/json": {
                    /** @description The name of the filter that lacks the value, such as Infrastructure. */
                    category: string;
                    /** @description Of the school, store or product that asks. */
                    name: string;
                    /**
                     * @description Where the filter stands; without it, schools for schools and tuitions for stores.
                     * @enum {string}
                     */
                    section?: "schools" | "tuitions" | "activities" | "camps" | "workshops";
                    /** @description The value that is wished for. */
                    value: string;
                };
            };
        };
        KnownEmail: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        LinkToken: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type AdmissionDate = components['schemas']['AdmissionDate'];
export type AgeBand = components['schemas']['AgeBand'];
export type AgeRange = components['schemas']['AgeRange'];
export type AreaKind = components['schemas']['AreaKind'];
export type AreaLink = components['schemas']['AreaLink'];
export type AreaName = components['schemas']['AreaName'];
export type AreaSlug = components['schemas']['AreaSlug'];
export type Availability = components['schemas']['Availability'];
export type Batch = components['schemas']['Batch'];
export type BatchDetails = components['schemas']['BatchDetails'];
export type Blog = components['schemas']['Blog'];
export type BlogList = components['schemas']['BlogList'];
export type BlogSummary = components['schemas']['BlogSummary'];
export type BlogTopic = components['schemas']['BlogTopic'];
export type Bookmark = components['schemas']['Bookmark'];
export type BookmarkCounts = components['schemas']['BookmarkCounts'];
export type BookmarkIds = components['schemas']['BookmarkIds'];
export type BookmarkKind = components['schemas']['BookmarkKind'];
export type BookmarkList = components['schemas']['BookmarkList'];
export type Child = components['schemas']['Child'];
export type ComparedSchool = components['schemas']['ComparedSchool'];
export type Completeness = components['schemas']['Completeness'];
export type Consents = components['schemas']['Consents'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactTopic = components['schemas']['ContactTopic'];
export type Contest = components['schemas']['Contest'];
export type Done = components['schemas']['Done'];
export type Email = components['schemas']['Email'];
export type Error = components['schemas']['Error'];
export type Facet = components['schemas']['Facet'];
export type Fact = components['schemas']['Fact'];
export type FeeHistogram = components['schemas']['FeeHistogram'];
export type FeeSheet = components['schemas']['FeeSheet'];
export type FileList = components['schemas']['FileList'];
export type FilesJson = components['schemas']['FilesJson'];
export type Filter = components['schemas']['Filter'];
export type FilterIdList = components['schemas']['FilterIdList'];
export type FilterValue = components['schemas']['FilterValue'];
export type FirstName = components['schemas']['FirstName'];
export type Health = components['schemas']['Health'];
export type Id = components['schemas']['Id'];
export type Image = components['schemas']['Image'];
export type IndianLatitude = components['schemas']['IndianLatitude'];
export type IndianLongitude = components['schemas']['IndianLongitude'];
export type Job = components['schemas']['Job'];
export type JobList = components['schemas']['JobList'];
export type JobRole = components['schemas']['JobRole'];
export type JobSchool = components['schemas']['JobSchool'];
export type JobSuggestion = components['schemas']['JobSuggestion'];
export type JobSummary = components['schemas']['JobSummary'];
export type JobType = components['schemas']['JobType'];
export type Kept = components['schemas']['Kept'];
export type KnownFilter = components['schemas']['KnownFilter'];
export type LastName = components['schemas']['LastName'];
export type ListedName = components['schemas']['ListedName'];
export type ListedPhone = components['schemas']['ListedPhone'];
export type ListedSlug = components['schemas']['ListedSlug'];
export type ListingLimits = components['schemas']['ListingLimits'];
export type Location = components['schemas']['Location'];
export type Media = components['schemas']['Media'];
export type MissingPart = components['schemas']['MissingPart'];
export type Mobile = components['schemas']['Mobile'];
export type MyBlogList = components['schemas']['MyBlogList'];
export type MyProfile = components['schemas']['MyProfile'];
export type NameCount = components['schemas']['NameCount'];
export type Names = components['schemas']['Names'];
export type NeededLine = components['schemas']['NeededLine'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewProduct = components['schemas']['NewProduct'];
export type NewSchool = components['schemas']['NewSchool'];
export type Newsletter = components['schemas']['Newsletter'];
export type NewsletterList = components['schemas']['NewsletterList'];
export type NewsletterNeighbour = components['schemas']['NewsletterNeighbour'];
export type NewsletterSummary = components['schemas']['NewsletterSummary'];
export type OptionalAddress = components['schemas']['OptionalAddress'];
export type OptionalHtml = components['schemas']['OptionalHtml'];
export type OptionalLine = components['schemas']['OptionalLine'];
export type Permission = components['schemas']['Permission'];
export type PickedPlace = components['schemas']['PickedPlace'];
export type Place = components['schemas']['Place'];
export type Price = components['schemas']['Price'];
export type PriceHistogram = components['schemas']['PriceHistogram'];
export type Product = components['schemas']['Product'];
export type ProductChange = components['schemas']['ProductChange'];
export type ProductChangeOfAges = components['schemas']['ProductChangeOfAges'];
export type ProductChangeOfDescriptionHtml = components['schemas']['ProductChangeOfDescriptionHtml'];
export type ProductChangeOfFiles = components['schemas']['ProductChangeOfFiles'];
export type ProductChangeOfFilterIds = components['schemas']['ProductChangeOfFilterIds'];
export type ProductChangeOfIsActive = components['schemas']['ProductChangeOfIsActive'];
export type ProductChangeOfKind = components['schemas']['ProductChangeOfKind'];
export type ProductChangeOfMode = components['schemas']['ProductChangeOfMode'];
export type ProductChangeOfName = components['schemas']['ProductChangeOfName'];
export type ProductChangeOfPrice = components['schemas']['ProductChangeOfPrice'];
export type ProductEditor = components['schemas']['ProductEditor'];
export type ProductKind = components['schemas']['ProductKind'];
export type ProductList = components['schemas']['ProductList'];
export type ProductMode = components['schemas']['ProductMode'];
export type ProductSuggestion = components['schemas']['ProductSuggestion'];
export type ProductSummary = components['schemas']['ProductSummary'];
export type RequestedFilter = components['schemas']['RequestedFilter'];
export type RequestKey = components['schemas']['RequestKey'];
export type Revision = components['schemas']['Revision'];
export type Said = components['schemas']['Said'];
export type School = components['schemas']['School'];
export type SchoolArea = components['schemas']['SchoolArea'];
export type SchoolChange = components['schemas']['SchoolChange'];
export type SchoolChangeOfAddress = components['schemas']['SchoolChangeOfAddress'];
export type SchoolChangeOfContactEmail = components['schemas']['SchoolChangeOfContactEmail'];
export type SchoolChangeOfContactName = components['schemas']['SchoolChangeOfContactName'];
export type SchoolChangeOfContactPhone = components['schemas']['SchoolChangeOfContactPhone'];
export type SchoolChangeOfDescription = components['schemas']['SchoolChangeOfDescription'];
export type SchoolChangeOfEstablishedOn = components['schemas']['SchoolChangeOfEstablishedOn'];
export type SchoolChangeOfFiles = components['schemas']['SchoolChangeOfFiles'];
export type SchoolChangeOfFilterIds = components['schemas']['SchoolChangeOfFilterIds'];
export type SchoolChangeOfIsActive = components['schemas']['SchoolChangeOfIsActive'];
export type SchoolChangeOfIsOnline = components['schemas']['SchoolChangeOfIsOnline'];
export type SchoolChangeOfLocation = components['schemas']['SchoolChangeOfLocation'];
export type SchoolChangeOfName = components['schemas']['SchoolChangeOfName'];
export type SchoolChangeOfNClassrooms = components['schemas']['SchoolChangeOfNClassrooms'];
export type SchoolChangeOfNStudents = components['schemas']['SchoolChangeOfNStudents'];
export type SchoolChangeOfSlug = components['schemas']['SchoolChangeOfSlug'];
export type SchoolCluster = components['schemas']['SchoolCluster'];
export type SchoolComparison = components['schemas']['SchoolComparison'];
export type SchoolEditor = components['schemas']['SchoolEditor'];
export type SchoolList = components['schemas']['SchoolList'];
export type SchoolMap = components['schemas']['SchoolMap'];
export type SchoolsAndStores = components['schemas']['SchoolsAndStores'];
export type SchoolSuggestion = components['schemas']['SchoolSuggestion'];
export type SchoolSummary = components['schemas']['SchoolSummary'];
export type SearchCount = components['schemas']['SearchCount'];
export type SearchResult = components['schemas']['SearchResult'];
export type Section = components['schemas']['Section'];
export type Session = components['schemas']['Session'];
export type Speaker = components['schemas']['Speaker'];
export type Store = components['schemas']['Store'];
export type StoreChange = components['schemas']['StoreChange'];
export type StoreChangeOfAddress = components['schemas']['StoreChangeOfAddress'];
export type StoreChangeOfBrandName = components['schemas']['StoreChangeOfBrandName'];
export type StoreChangeOfCity = components['schemas']['StoreChangeOfCity'];
export type StoreChangeOfCompanyName = components['schemas']['StoreChangeOfCompanyName'];
export type StoreChangeOfContactPerson = components['schemas']['StoreChangeOfContactPerson'];
export type StoreChangeOfCountry = components['schemas']['StoreChangeOfCountry'];
export type StoreChangeOfDescriptionHtml = components['schemas']['StoreChangeOfDescriptionHtml'];
export type StoreChangeOfEmail = components['schemas']['StoreChangeOfEmail'];
export type StoreChangeOfFiles = components['schemas']['StoreChangeOfFiles'];
export type StoreChangeOfGst = components['schemas']['StoreChangeOfGst'];
export type StoreChangeOfIsActive = components['schemas']['StoreChangeOfIsActive'];
export type StoreChangeOfMobile = components['schemas']['StoreChangeOfMobile'];
export type StoreEditor = components['schemas']['StoreEditor'];
export type StoreSuggestion = components['schemas']['StoreSuggestion'];
export type Suggestion = components['schemas']['Suggestion'];
export type TokenSignIn = components['schemas']['TokenSignIn'];
export type TrueOrFalse = components['schemas']['TrueOrFalse'];
export type User = components['schemas']['User'];
export type UserDetails = components['schemas']['UserDetails'];
export type UserType = components['schemas']['UserType'];
export type Video = components['schemas']['Video'];
export type VideoFile = components['schemas']['VideoFile'];
export type VideoKind = components['schemas']['VideoKind'];
export type VideoList = components['schemas']['VideoList'];
export type VideoSummary = components['schemas']['VideoSummary'];
export type Weekday = components['schemas']['Weekday'];
export type WidgetRelease = components['schemas']['WidgetRelease'];
export type WidgetSuggestion = components['schemas']['WidgetSuggestion'];
export type WidgetSuggestions = components['schemas']['WidgetSuggestions'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseFieldSaved = components['responses']['FieldSaved'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseListed = components['responses']['Listed'];
export type ResponseMailOnItsWay = components['responses']['MailOnItsWay'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotJson = components['responses']['NotJson'];
export type ResponseSaved = components['responses']['Saved'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseSignedIn = components['responses']['SignedIn'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUploaded = components['responses']['Uploaded'];
export type ParameterAges = components['parameters']['Ages'];
export type ParameterBatchId = components['parameters']['BatchId'];
export type ParameterFeeMax = components['parameters']['FeeMax'];
export type ParameterFeeMin = components['parameters']['FeeMin'];
export type ParameterFilterIds = components['parameters']['FilterIds'];
export type ParameterKey = components['parameters']['Key'];
export type ParameterLatitude = components['parameters']['Latitude'];
export type ParameterLongitude = components['parameters']['Longitude'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPlaceSlug = components['parameters']['PlaceSlug'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterRadius = components['parameters']['Radius'];
export type ParameterSchoolId = components['parameters']['SchoolId'];
export type ParameterSlug = components['parameters']['Slug'];
export type ParameterStoreId = components['parameters']['StoreId'];
export type ParameterUrl = components['parameters']['Url'];
export type RequestBodyFile = components['requestBodies']['File'];
export type RequestBodyFilterWish = components['requestBodies']['FilterWish'];
export type RequestBodyKnownEmail = components['requestBodies']['KnownEmail'];
export type RequestBodyLinkToken = components['requestBodies']['LinkToken'];
export type $defs = Record<string, never>;
export interface operations {
    editSchoolAsAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /**
                 * @description Only those that the editors feature, or only the others.
                 * @example true
                 */
                featured?: boolean;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description One topic only. Without it every topic is listed.
                 * @example admissions
                 */
                topic?: components["schemas"]["BlogTopic"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of blogs, and how many each topic has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's address.
                 * @example reading-a-fee-sheet
                 */
                url: components["parameters"]["Url"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blog, and others to read after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Kept; an acknowledgement is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rupees a month that the post may reach. Posts that do not tell their pay are left out.
                 * @example 40000
                 */
                pay_from?: number;
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the place, in kilometres; read only with a place. The answer tells which.
                 * @example 25
                 */
                radius?: number;
                /**
                 * @description Kinds of work. Roles are alternatives.
                 * @example [
                 *       "secondary"
                 *     ]
                 */
                roles?: components["schemas"]["JobRole"][];
                /**
                 * @description `relevance` puts the latest first, `distance` needs a place, `closing` puts what closes
                 *     soonest first and posts without a last day at the end, `pay` the highest pay first.
                 *     Without it: `distance` with a place, `relevance` without.
                 * @example closing
                 */
                sort?: "relevance" | "distance" | "closing" | "pay";
                /**
                 * @description What is taught, as the posts say it. Subjects are alternatives.
                 * @example [
                 *       "Mathematics"
                 *     ]
                 */
                subjects?: components["schemas"]["Names"];
                /**
                 * @description Kinds of employment. Types are alternatives.
                 * @example [
                 *       "full-time"
                 *     ]
                 */
                types?: components["schemas"]["JobType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of open posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id.
                 * @example 7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job and the school that offers it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsletters: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The newsletter's slug.
                 * @example what-to-ask-on-a-school-visit
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newsletter, and its neighbours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The address is on the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    website?: string;
                };
            };
        };
        responses: {
            /** @description A link is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            /** @description The address is off the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestPlaces: {
        parameters: {
            query: {
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                key: components["parameters"]["Key"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description The most places to return.
                 * @example 8
                 */
                limit?: number;
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's address.
                 * @example vidya-niketan-public-school-482913
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, its batches and its provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's address.
                 * @example vidya-niketan-public-school-482913
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school, with similar schools nearby. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["School"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSchoolFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FilterWish"];
        responses: {
            /** @description Kept for an administrator. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchools: {
        parameters: {
            query?: {
                /**
                 * @description Age bands, in years, of the child. Bands are alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                ages?: components["parameters"]["Ages"];
                /**
                 * @description Whether to count the values of each filter (`facets`, `ages`, `fees`).
                 * @example true
                 */
                counts?: boolean;
                /**
                 * @description Highest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 150000
                 */
                fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Lowest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 20000
                 */
                fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the place, in kilometres. Read only with a place. Without it: 25 for a
                 *     town, which is wide itself, and 5 for anything smaller; the answer tells which.
                 * @example 5
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description `relevance` puts complete and well-known schools first, `distance` needs a place,
                 *     `fees` puts the lowest first and schools without a fee last, `name` is alphabetical.
                 *     Without it: `distance` with a place, `relevance` without.
                 * @example distance
                 */
                sort?: "relevance" | "distance" | "fees" | "name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of schools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolArea: {
        parameters: {
            query?: {
                /**
                 * @description The slug of a board, such as `cbse`.
                 * @example cbse
                 */
                board?: components["schemas"]["AreaSlug"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The slug of a city, or of a district with `-district` at its end. Goes with `state`.
                 * @example bengaluru
                 */
                place?: components["schemas"]["AreaSlug"];
                /**
                 * @description The slug of a state, such as `tamil-nadu`.
                 * @example karnataka
                 */
                state?: components["schemas"]["AreaSlug"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The area. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolArea"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareSchools: {
        parameters: {
            query: {
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description The last parts of the schools' addresses, separated by commas.
                 * @example [
                 *       "vidya-niketan-public-school-482913",
                 *       "national-public-school-104233"
                 *     ]
                 */
                slugs: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schools side by side. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSchool"];
            };
        };
        responses: {
            /** @description Listed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        msg: string;
                        /** @description As it was kept. */
                        slug: string;
                        status: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The school's id.
                 * @example 12
                 */
                id: components["parameters"]["SchoolId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school, live or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolEditor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSchoolFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            200: components["responses"]["Uploaded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestFilterValues: {
        parameters: {
            query: {
                /**
                 * @description The filter whose values are searched.
                 * @example Languages
                 */
                filterObjectName: "Infrastructure" | "Extracurricular Activities" | "Languages";
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                key: components["parameters"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching values, those that begin with the key first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterValue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFilters: {
        parameters: {
            query?: {
                /**
                 * @description The part of EdBazaar whose filters are asked for.
                 * @example schools
                 */
                section?: components["schemas"]["Section"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters, in the order in which to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Filter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestEverything: {
        parameters: {
            query: {
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                key: components["parameters"]["Key"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description The most suggestions to return.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, the best first; empty for a key without letters or digits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapSchools: {
        parameters: {
            query: {
                /**
                 * @description Age bands, in years, of the child. Bands are alternatives.
                 * @example [
                 *       "6-11"
                 *     ]
                 */
                ages?: components["parameters"]["Ages"];
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
                bounds: number[];
                /**
                 * @description Highest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 150000
                 */
                fee_max?: components["parameters"]["FeeMax"];
                /**
                 * @description Lowest fee of the first year, in rupees. Schools without a fee are left out.
                 * @example 20000
                 */
                fee_min?: components["parameters"]["FeeMin"];
                /**
                 * @description Ids of filter values, separated by commas.
                 * @example [
                 *       3
                 *     ]
                 */
                filter_ids?: components["parameters"]["FilterIds"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Distance from the place, in kilometres. Read only with a place. Without it: 25 for a
                 *     town, which is wide itself, and 5 for anything smaller; the answer tells which.
                 * @example 5
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description The zoom of web maps, at which the world is 256 × 2^zoom pixels wide.
                 * @example 13
                 */
                zoom: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clusters, those with most schools first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEverything: {
        parameters: {
            query: {
                /**
                 * @description Which kind to page through; `all` returns the first few of each.
                 * @example all
                 */
                kind?: "all" | "schools" | "products" | "jobs" | "stores";
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1. Read only for one kind.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description What the person typed. White space around it is ignored.
                 * @example kendriya vidyalaya pune
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestStoreFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FilterWish"];
        responses: {
            /** @description Kept for an administrator. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "msg": "Requested"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchDetails"];
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The batch's id.
                 * @example 12
                 */
                id: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store and its products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoreEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                id: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store, live or not, with all that it offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreEditor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadStoreFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            200: components["responses"]["Uploaded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyStoresAndSchools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schools first, then stores; the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        entity_type: "school" | "store";
                        files: string[];
                        id: components["schemas"]["Id"];
                        name: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Oldest age, in years; at least `age_min`.
                 * @example 12
                 */
                age_max?: number;
                /**
                 * @description Youngest age, in years, of those it is for. Products for anybody from `age_min` to
                 *     `age_max` are listed; those that do not tell an age are left out.
                 * @example 8
                 */
                age_min?: number;
                /**
                 * @description Whether to count what filters would leave (`kinds`, `facets`, `days`, `prices`).
                 * @example true
                 */
                counts?: boolean;
                /**
                 * @description Days of the week; products with a batch that meets on one of them.
                 * @example [
                 *       "Sat",
                 *       "Sun"
                 *     ]
                 */
                days?: components["schemas"]["Weekday"][];
                /**
                 * @description Ids of filter values, separated by commas. A value that no filter of products has fits
                 *     nothing.
                 * @example [
                 *       35
                 *     ]
                 */
                filter_ids?: components["schemas"]["Id"][];
                /**
                 * @description First day on which a batch may begin. With `days` the same batch must fit both.
                 * @example 2027-05-01
                 */
                from?: string;
                /**
                 * @description One kind only. Without it all four are listed.
                 * @example tuition
                 */
                kind?: components["schemas"]["ProductKind"];
                /**
                 * @description Latitude of the person's place, in degrees. Goes with `lng`.
                 * @example 12.9784
                 */
                lat?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the person's place, in degrees. Goes with `lat`.
                 * @example 77.6408
                 */
                lng?: components["parameters"]["Longitude"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description A place's slug, as `/places/autocomplete` gives it. Goes before `lat` and `lng`.
                 * @example indiranagar-bengaluru
                 */
                place?: components["parameters"]["PlaceSlug"];
                /**
                 * @description Highest price, in thousands of rupees; at least `price_min`.
                 * @example 5
                 */
                price_max?: number;
                /**
                 * @description Lowest price, in thousands of rupees, whatever it is paid for (`price_unit`). Products
                 *     without a price are left out.
                 * @example 1
                 */
                price_min?: number;
                /**
                 * @description Distance from the place, in kilometres; 0 is the very place. Read only with a place.
                 *     Without it: 25 for a town, which is wide itself, and 5 for anything smaller; the answer
                 *     tells which.
                 * @example 5
                 */
                radius?: number;
                /**
                 * @description `relevance` puts the best known first, `distance` needs a place, `price` puts the lowest
                 *     first and products without a price last, `date` the batch that begins soonest, `name` is
                 *     alphabetical. Without it: `distance` with a place, `relevance` without.
                 * @example price
                 */
                sort?: "relevance" | "distance" | "price" | "date" | "name";
                /**
                 * @description Last day on which a batch may begin; not before `from`.
                 * @example 2027-05-31
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchDetails"];
            };
        };
        responses: {
            201: components["responses"]["Listed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description Offered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        msg: string;
                        slug: string;
                        status: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's id.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, live or not, with all its batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductEditor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One line of 1 to 160 characters. */
                    brand_name: string;
                    files: components["schemas"]["FilesJson"];
                    request_key?: components["schemas"]["RequestKey"];
                };
            };
        };
        responses: {
            201: components["responses"]["Listed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store's id.
                 * @example 12
                 */
                storeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreChange"];
            };
        };
        responses: {
            200: components["responses"]["FieldSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description Needed for another address, by those who have a password. */
                    password?: string;
                };
            };
        };
        responses: {
            202: components["responses"]["MailOnItsWay"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmMyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addExitedUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    exited_page: string;
                    first_name: components["schemas"]["FirstName"];
                    last_name: components["schemas"]["LastName"];
                    phone: components["schemas"]["Mobile"];
                    website?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProfileFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        msg: string;
                        status: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KnownEmail"];
        responses: {
            202: components["responses"]["MailOnItsWay"];
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGoogleNonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nonce. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nonce: string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLinkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestLoginLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KnownEmail"];
        responses: {
            202: components["responses"]["MailOnItsWay"];
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idToken: string;
                };
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyBlogs: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description How far they have come.
                 * @example draft
                 */
                status?: "draft" | "review" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the one changed last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyBlogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookmarks: {
        parameters: {
            query?: {
                /**
                 * @description Which of them.
                 * @example school
                 */
                kind?: components["schemas"]["BookmarkKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description What it is.
                 * @example school
                 */
                kind: "school" | "product" | "job" | "blog";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description What it is.
                 * @example school
                 */
                kind: "school" | "product" | "job" | "blog";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookmarkIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkIds"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        blogs: components["schemas"]["Kept"][];
                        bookmarks: components["schemas"]["Kept"][];
                        /** @description Of the email, where it is confirmed; so are those below. */
                        contact_messages: components["schemas"]["Kept"][];
                        /** @description What one changed of what is listed. */
                        edits: components["schemas"]["Kept"][];
                        exited_users: components["schemas"]["Kept"][];
                        /** Format: date-time */
                        exported_at: string;
                        filter_requests: components["schemas"]["Kept"][];
                        links: components["schemas"]["Kept"][];
                        mails: components["schemas"]["Kept"][];
                        newsletter_subscription: components["schemas"]["Kept"] | null;
                        profile: components["schemas"]["MyProfile"];
                        schools: components["schemas"]["Kept"][];
                        sessions: components["schemas"]["Kept"][];
                        /** @description With what they offer, and its batches. */
                        stores: components["schemas"]["Kept"][];
                        uploads: components["schemas"]["Kept"][];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    field: "firstname" | "lastname" | "phone" | "profile_image" | "cover_image" | "is_walkthrough_skipped" | "children" | "consents";
                    /**
                     * @description Text for names; digits or null for `phone`; an address of `uploadProfileFile` or
                     *     null for images; true for `is_walkthrough_skipped`; a list of at most 12 `Child`
                     *     for `children`; `Consents` for `consents`.
                     */
                    value: string | boolean | unknown[] | {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 1
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["UserDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["NewPassword"];
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkToken"];
        responses: {
            200: components["responses"]["Saved"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchoolsAndStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What one owns, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolsAndStores"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    firstname: components["schemas"]["FirstName"];
                    lastname: components["schemas"]["LastName"];
                    password: components["schemas"]["NewPassword"];
                    /**
                     * @description Who registers here is a customer.
                     * @enum {string}
                     */
                    user_type: "edbazaar";
                };
            };
        };
        responses: {
            201: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /**
                 * @description One kind only. Without it all three are listed.
                 * @example discussion
                 */
                kind?: components["schemas"]["VideoKind"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many a page holds.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the page's address.
                 * @example reading-a-fee-sheet
                 */
                url: components["parameters"]["Url"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video with its files and transcript, and others of its kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWidgetReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version that is served, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetRelease"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestForPartners: {
        parameters: {
            query: {
                /**
                 * @description The letters typed so far. White space around them is ignored.
                 * @example kendriya
                 */
                key: components["parameters"]["Key"];
                /**
                 * @description What to look for.
                 * @example schools
                 */
                kind?: "all" | "schools" | "tuitions" | "activities" | "camps" | "workshops";
                /**
                 * @description The language of `detail`. Names are as their owners write them.
                 * @example en
                 */
                lang?: "en" | "hi";
                /**
                 * @description The most suggestions to return.
                 * @example 6
                 */
                limit?: number;
                /** @description The key of a partner, such as edb_ and 22 letters and digits. */
                partner?: string;
                /**
                 * @description Where: a town, locality or other place of India by its name, a pincode, or a latitude
                 *     and longitude in degrees with a comma between them.
                 * @example Bengaluru
                 */
                place?: string;
                /**
                 * @description Kilometres from the place within which all suggestions lie. Read only with a place.
                 * @example 10
                 */
                radius?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, the best first; empty for a key without letters or digits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The partner's key is unknown or closed, or not for this origin. `msg` says what to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 403,
                     *       "code": "origin_not_registered",
                     *       "msg": "https://example.in is not registered for this partner key. Ask EdBazaar to add it."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
