/// Generated from domain/collections by scripts/gen-migration.ts. Do not edit.
migrate((app) => {
  const snapshot = [
 {
  "id": "wd_role_authorities",
  "name": "role_authorities",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.authorities.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.authorities.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "^[a-z][a-z0-9_]*$",
    "required": true
   },
   {
    "id": "text_title",
    "name": "title",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_authorities",
    "name": "authorities",
    "type": "json",
    "hidden": false,
    "maxSize": 200000,
    "required": false
   },
   {
    "id": "json_rights",
    "name": "rights",
    "type": "json",
    "hidden": false,
    "maxSize": 200000,
    "required": false
   },
   {
    "id": "bool_staff",
    "name": "staff",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_inactivitytimer",
    "name": "inactivityTimer",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1440,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_logouttimer",
    "name": "logoutTimer",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1440,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_maxsessions",
    "name": "maxSessions",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_requiresecondfactor",
    "name": "requireSecondFactor",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_role_authorities_updated` ON `role_authorities` (`updated`)",
   "CREATE UNIQUE INDEX `idx_role_authorities_name` ON `role_authorities` (`name`)"
  ]
 },
 {
  "id": "wd_installers_accounts",
  "name": "installers_accounts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = id))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = id)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_company",
    "name": "company",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_licencenumber",
    "name": "licenceNumber",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_licencevaliduntil",
    "name": "licenceValidUntil",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "json_prefixes",
    "name": "prefixes",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "active",
     "archived"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_installers_accounts_updated` ON `installers_accounts` (`updated`)",
   "CREATE UNIQUE INDEX `idx_installers_accounts_code` ON `installers_accounts` (`code`)"
  ]
 },
 {
  "id": "_pb_users_auth_",
  "name": "users",
  "type": "auth",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (id = @request.auth.id || (@request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (id = @request.auth.id || (@request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.user.users.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.user.users.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && id != @request.auth.id) || (id = @request.auth.id && @request.body.role:changed = false && @request.body.dealer:changed = false && @request.body.active:changed = false && @request.body.webuser:changed = false && @request.body.audiences:changed = false && @request.body.liveAudiences:changed = false && @request.body.historyCustomers:changed = false && @request.body.extension:changed = false && @request.body.email:changed = false && @request.body.verified:changed = false))",
  "deleteRule": null,
  "fields": [
   {
    "id": "text1579384326",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_surname",
    "name": "surname",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_mobilenumber",
    "name": "mobileNumber",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_phonenumbers",
    "name": "phoneNumbers",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "file376926767",
    "name": "avatar",
    "type": "file",
    "hidden": false,
    "maxSelect": 1,
    "maxSize": 2097152,
    "mimeTypes": [
     "image/png",
     "image/jpeg",
     "image/webp",
     "image/gif"
    ],
    "protected": true,
    "required": false
   },
   {
    "id": "relation_role",
    "name": "role",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_role_authorities",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "bool_webuser",
    "name": "webuser",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "relation_dealer",
    "name": "dealer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_installers_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_audiences",
    "name": "audiences",
    "type": "text",
    "hidden": false,
    "max": 20000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_liveaudiences",
    "name": "liveAudiences",
    "type": "text",
    "hidden": false,
    "max": 20000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_historycustomers",
    "name": "historyCustomers",
    "type": "text",
    "hidden": false,
    "max": 20000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_language",
    "name": "language",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_theme",
    "name": "theme",
    "type": "select",
    "hidden": false,
    "values": [
     "light",
     "dark",
     "system",
     "dark-room"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "text_extension",
    "name": "extension",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_users_updated` ON `users` (`updated`)"
  ],
  "manageRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.user.users.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && id != @request.auth.id",
  "authRule": "active = true",
  "authToken": {
   "duration": 180
  },
  "passwordAuth": {
   "enabled": true,
   "identityFields": [
    "email"
   ]
  },
  "oauth2": {
   "enabled": false
  },
  "otp": {
   "enabled": false
  },
  "mfa": {
   "enabled": false
  },
  "authAlert": {
   "enabled": false
  }
 },
 {
  "id": "wd_administrators",
  "name": "administrators",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.user.users.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.user.users.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_administrators_updated` ON `administrators` (`updated`)",
   "CREATE UNIQUE INDEX `idx_administrators_user` ON `administrators` (`user`)"
  ]
 },
 {
  "id": "wd_operators",
  "name": "operators",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.rights.settings.operators.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.rights.settings.operators.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.operators.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.operators.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "bool_can_login_outside_shift",
    "name": "can_login_outside_shift",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 8,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_skills",
    "name": "skills",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "text_extension",
    "name": "extension",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_maxalarms",
    "name": "maxAlarms",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_licencevaliduntil",
    "name": "licenceValidUntil",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_operators_updated` ON `operators` (`updated`)",
   "CREATE UNIQUE INDEX `idx_operators_user` ON `operators` (`user`)"
  ]
 },
 {
  "id": "wd_shift_management",
  "name": "shift_management",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (operator.user = @request.auth.id || (@request.auth.role.rights.shifts.shift_management.read_team = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (operator.user = @request.auth.id || (@request.auth.role.rights.shifts.shift_management.read_team = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.delete = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "relation_operator",
    "name": "operator",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_operators",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_shift_name",
    "name": "shift_name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "date_shift_start_time",
    "name": "shift_start_time",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_shift_end_time",
    "name": "shift_end_time",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "text_shiftgroup",
    "name": "shiftGroup",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_post",
    "name": "post",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_minimumstaff",
    "name": "minimumStaff",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_breakminutes",
    "name": "breakMinutes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "planned",
     "confirmed",
     "absent",
     "done"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_shift_management_updated` ON `shift_management` (`updated`)",
   "CREATE INDEX `idx_shift_management_operator_shift_start_time` ON `shift_management` (`operator`, `shift_start_time`)",
   "CREATE INDEX `idx_shift_management_shift_start_time` ON `shift_management` (`shift_start_time`)"
  ]
 },
 {
  "id": "wd_shift_templates",
  "name": "shift_templates",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.read_team = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.read_team = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.delete = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "3x8",
     "2x12",
     "own"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "json_lines",
    "name": "lines",
    "type": "json",
    "hidden": false,
    "maxSize": 16384,
    "required": true
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_shift_templates_updated` ON `shift_templates` (`updated`)",
   "CREATE UNIQUE INDEX `idx_shift_templates_name` ON `shift_templates` (`name`)"
  ]
 },
 {
  "id": "wd_shift_swaps",
  "name": "shift_swaps",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((from.user = @request.auth.id || to.user = @request.auth.id) || (@request.auth.role.rights.shifts.shift_management.approve_swap = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((from.user = @request.auth.id || to.user = @request.auth.id) || (@request.auth.role.rights.shifts.shift_management.approve_swap = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_from",
    "name": "from",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_operators",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_to",
    "name": "to",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_operators",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_fromshift",
    "name": "fromShift",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_shift_management",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_toshift",
    "name": "toShift",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_shift_management",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_frommark",
    "name": "fromMark",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_tomark",
    "name": "toMark",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 300,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "asked",
     "approved",
     "refused",
     "withdrawn"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "relation_decidedby",
    "name": "decidedBy",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "date_decidedat",
    "name": "decidedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_shift_swaps_updated` ON `shift_swaps` (`updated`)",
   "CREATE INDEX `idx_shift_swaps_state_created` ON `shift_swaps` (`state`, `created`)",
   "CREATE INDEX `idx_shift_swaps_from` ON `shift_swaps` (`from`)",
   "CREATE INDEX `idx_shift_swaps_to` ON `shift_swaps` (`to`)"
  ]
 },
 {
  "id": "wd_handovers",
  "name": "handovers",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (author = @request.auth.id || (@request.auth.role.rights.shifts.handover.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (author = @request.auth.id || (@request.auth.role.rights.shifts.handover.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_shift",
    "name": "shift",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_shift_management",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_shift_name",
    "name": "shift_name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_shiftfrom",
    "name": "shiftFrom",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_shiftuntil",
    "name": "shiftUntil",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "relation_author",
    "name": "author",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "json_openitems",
    "name": "openItems",
    "type": "json",
    "hidden": false,
    "maxSize": 16384,
    "required": false
   },
   {
    "id": "relation_signedby",
    "name": "signedBy",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "date_signedat",
    "name": "signedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_handovers_updated` ON `handovers` (`updated`)",
   "CREATE INDEX `idx_handovers_created` ON `handovers` (`created`)",
   "CREATE INDEX `idx_handovers_author_created` ON `handovers` (`author`, `created`)"
  ]
 },
 {
  "id": "wd_attendance",
  "name": "attendance",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (operator.user = @request.auth.id || (@request.auth.role.rights.shifts.attendance.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (operator.user = @request.auth.id || (@request.auth.role.rights.shifts.attendance.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_operator",
    "name": "operator",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_operators",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_shift",
    "name": "shift",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_shift_management",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_shift_name",
    "name": "shift_name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_inat",
    "name": "inAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_outat",
    "name": "outAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_corrected",
    "name": "corrected",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "relation_correctedby",
    "name": "correctedBy",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 300,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_attendance_updated` ON `attendance` (`updated`)",
   "CREATE INDEX `idx_attendance_operator_inat` ON `attendance` (`operator`, `inAt`)",
   "CREATE INDEX `idx_attendance_inat` ON `attendance` (`inAt`)"
  ]
 },
 {
  "id": "wd_absences",
  "name": "absences",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (operator.user = @request.auth.id || (@request.auth.role.rights.shifts.shift_management.read_team = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (operator.user = @request.auth.id || (@request.auth.role.rights.shifts.shift_management.read_team = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.shifts.shift_management.delete = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "relation_operator",
    "name": "operator",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_operators",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_fromday",
    "name": "fromDay",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "text_untilday",
    "name": "untilDay",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "holiday",
     "sick",
     "training",
     "other"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_note",
    "name": "note",
    "type": "text",
    "hidden": false,
    "max": 300,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_absences_updated` ON `absences` (`updated`)",
   "CREATE INDEX `idx_absences_operator_fromday` ON `absences` (`operator`, `fromDay`)",
   "CREATE INDEX `idx_absences_untilday` ON `absences` (`untilDay`)"
  ]
 },
 {
  "id": "wd_session_control",
  "name": "session_control",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": null,
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id && @request.body.user:changed = false && @request.body.startedAt:changed = false && @request.body.expiresAt:changed = false && @request.body.streamClient:changed = false && @request.body.renewalHash:changed = false && @request.body.device:changed = false && @request.body.ip:changed = false",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.rights.user.users.end_session = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "fields": [
   {
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "date_lastpingtime",
    "name": "lastPingTime",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_lastactiveping",
    "name": "lastActivePing",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_device",
    "name": "device",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_ip",
    "name": "ip",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_startedat",
    "name": "startedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_expiresat",
    "name": "expiresAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_streamclient",
    "name": "streamClient",
    "type": "text",
    "hidden": true,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_renewalhash",
    "name": "renewalHash",
    "type": "text",
    "hidden": true,
    "max": 64,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_session_control_updated` ON `session_control` (`updated`)",
   "CREATE INDEX `idx_session_control_user` ON `session_control` (`user`)",
   "CREATE INDEX `idx_session_control_streamclient` ON `session_control` (`streamClient`)"
  ]
 },
 {
  "id": "wd_audit_log",
  "name": "audit_log",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"~\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\" && @request.query.filter !~ \"trace\" && @request.query.filter !~ \"media\" && (((@request.query.sort = \"\" || @request.query.sort = \"recordId\" || @request.query.sort = \"-recordId\" || @request.query.sort = \"recordId,at\" || @request.query.sort = \"-recordId,-at\" || @request.query.sort = \"at\" || @request.query.sort = \"-at\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"recordId='%\" && @request.query.filter !~ \"recordId=''%\") || (@request.query.filter ~ 'recordId=\"%' && @request.query.filter !~ 'recordId=\"\"%') || (@request.query.filter ~ \"recordId = '%\" && @request.query.filter !~ \"recordId = ''%\") || (@request.query.filter ~ 'recordId = \"%' && @request.query.filter !~ 'recordId = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"user\" || @request.query.sort = \"-user\" || @request.query.sort = \"user,at\" || @request.query.sort = \"-user,-at\" || @request.query.sort = \"at\" || @request.query.sort = \"-at\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"user='%\" && @request.query.filter !~ \"user=''%\") || (@request.query.filter ~ 'user=\"%' && @request.query.filter !~ 'user=\"\"%') || (@request.query.filter ~ \"user = '%\" && @request.query.filter !~ \"user = ''%\") || (@request.query.filter ~ 'user = \"%' && @request.query.filter !~ 'user = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"id='%\" && @request.query.filter !~ \"id=''%\") || (@request.query.filter ~ 'id=\"%' && @request.query.filter !~ 'id=\"\"%') || (@request.query.filter ~ \"id = '%\" && @request.query.filter !~ \"id = ''%\") || (@request.query.filter ~ 'id = \"%' && @request.query.filter !~ 'id = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"id > '%\" || @request.query.filter ~ 'id > \"%')))) || ((@request.query.sort = \"\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\") && ((@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%\" && (@request.query.filter ~ \"(updated > '%' || (updated = '%' && id > '%'))\" || @request.query.filter ~ '(updated > \"%\" || (updated = \"%\" && id > \"%\"))')) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"(updated > '%')\" || @request.query.filter ~ '(updated > \"%\")'))))))) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort = \"id\" || @request.query.sort = \"-id\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\" || @request.query.sort = \"created\" || @request.query.sort = \"-created\" || @request.query.sort = \"at\" || @request.query.sort = \"-at\" || @request.query.sort = \"user\" || @request.query.sort = \"-user\" || @request.query.sort = \"user,at\" || @request.query.sort = \"-user,-at\" || @request.query.sort = \"recordId\" || @request.query.sort = \"-recordId\" || @request.query.sort = \"recordId,at\" || @request.query.sort = \"-recordId,-at\")) && (@request.query.skipTotal = \"1\" || @request.query.skipTotal = \"true\") && (@request.query.page:isset = false || @request.query.page = \"\" || (@request.query.page !~ \"__%\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.miscellaneous.audit_log.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.miscellaneous.audit_log.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "date_at",
    "name": "at",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "text_user",
    "name": "user",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_session",
    "name": "session",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_ip",
    "name": "ip",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_collection",
    "name": "collection",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_recordid",
    "name": "recordId",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_action",
    "name": "action",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "json_before",
    "name": "before",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_after",
    "name": "after",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 500,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_alarm",
    "name": "alarm",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_audit_log_updated` ON `audit_log` (`updated`)",
   "CREATE INDEX `idx_audit_log_created` ON `audit_log` (`created`)",
   "CREATE INDEX `idx_audit_log_at` ON `audit_log` (`at`)",
   "CREATE INDEX `idx_audit_log_user_at` ON `audit_log` (`user`, `at`)",
   "CREATE INDEX `idx_audit_log_recordid_at` ON `audit_log` (`recordId`, `at`)"
  ]
 },
 {
  "id": "wd_program_settings",
  "name": "program_settings",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true",
  "createRule": null,
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.program_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.body.lastAlarmNo:changed = false",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_app_version",
    "name": "app_version",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_company",
    "name": "company",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_timezone",
    "name": "timeZone",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_sla",
    "name": "sla",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "number_groupwindowminutes",
    "name": "groupWindowMinutes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1440,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_duplicateseconds",
    "name": "duplicateSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_claimbeatseconds",
    "name": "claimBeatSeconds",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 60,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_claimlapseseconds",
    "name": "claimLapseSeconds",
    "type": "number",
    "hidden": false,
    "min": 5,
    "max": 600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_claimlapselowseconds",
    "name": "claimLapseLowSeconds",
    "type": "number",
    "hidden": false,
    "min": 5,
    "max": 3600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_holddefaultminutes",
    "name": "holdDefaultMinutes",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 480,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_holdmaxhighminutes",
    "name": "holdMaxHighMinutes",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 480,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_holdmaxlowminutes",
    "name": "holdMaxLowMinutes",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 1440,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_closecommentmin",
    "name": "closeCommentMin",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 500,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_sessionhours",
    "name": "sessionHours",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 72,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_sessioncontrol",
    "name": "sessionControl",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_logdays",
    "name": "logDays",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 90,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_lastalarmno",
    "name": "lastAlarmNo",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_program_settings_updated` ON `program_settings` (`updated`)"
  ]
 },
 {
  "id": "wd_service_accounts",
  "name": "service_accounts",
  "type": "auth",
  "listRule": null,
  "viewRule": null,
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "bool_enabled",
    "name": "enabled",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_service_accounts_updated` ON `service_accounts` (`updated`)"
  ],
  "manageRule": null,
  "authRule": "enabled = true",
  "authToken": {
   "duration": 31536000
  },
  "passwordAuth": {
   "enabled": false,
   "identityFields": [
    "email"
   ]
  },
  "oauth2": {
   "enabled": false
  },
  "otp": {
   "enabled": false
  },
  "mfa": {
   "enabled": false
  },
  "authAlert": {
   "enabled": false
  }
 },
 {
  "id": "wd_customer_accounts",
  "name": "customer_accounts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.accounts.customer_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || site_accounts_via_customer.installer ?= @request.auth.dealer)) || (customer_user_rights_via_customer.user ?= @request.auth.id && customer_user_rights_via_customer.rights.accounts.customer_accounts.read ?= true)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.accounts.customer_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || site_accounts_via_customer.installer ?= @request.auth.dealer)) || (customer_user_rights_via_customer.user ?= @request.auth.id && customer_user_rights_via_customer.rights.accounts.customer_accounts.read ?= true))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.customer_accounts.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.customer_accounts.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_customertype",
    "name": "customerType",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_taxnumber",
    "name": "taxNumber",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_taxoffice",
    "name": "taxOffice",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_address",
    "name": "address",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_contacts",
    "name": "contacts",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "text_language",
    "name": "language",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_paymentterms",
    "name": "paymentTerms",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_parent",
    "name": "parent",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_customer_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "active",
     "archived"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "text_notes",
    "name": "notes",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_customer_accounts_updated` ON `customer_accounts` (`updated`)",
   "CREATE UNIQUE INDEX `idx_customer_accounts_code` ON `customer_accounts` (`code`)"
  ]
 },
 {
  "id": "wd_customer_accounts_users",
  "name": "customer_accounts_users",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.accounts.customer_users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || customer_users ~ @request.auth.id))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.accounts.customer_users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || customer_users ~ @request.auth.id)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.customer_users.authorities_update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.customer_users.authorities_update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.customer_users.authorities_update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "relation_customer",
    "name": "customer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_customer_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_customer_users",
    "name": "customer_users",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 999,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "json_customer_users_authorities",
    "name": "customer_users_authorities",
    "type": "json",
    "hidden": false,
    "maxSize": 500000,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_customer_accounts_users_updated` ON `customer_accounts_users` (`updated`)",
   "CREATE UNIQUE INDEX `idx_customer_accounts_users_customer` ON `customer_accounts_users` (`customer`)"
  ]
 },
 {
  "id": "wd_customer_user_rights",
  "name": "customer_user_rights",
  "type": "base",
  "listRule": null,
  "viewRule": null,
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_customer",
    "name": "customer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_customer_accounts",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "json_authorities",
    "name": "authorities",
    "type": "json",
    "hidden": false,
    "maxSize": 200000,
    "required": false
   },
   {
    "id": "json_rights",
    "name": "rights",
    "type": "json",
    "hidden": false,
    "maxSize": 200000,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_customer_user_rights_updated` ON `customer_user_rights` (`updated`)",
   "CREATE UNIQUE INDEX `idx_customer_user_rights_customer_user` ON `customer_user_rights` (`customer`, `user`)",
   "CREATE INDEX `idx_customer_user_rights_user` ON `customer_user_rights` (`user`)"
  ]
 },
 {
  "id": "wd_alarm_types",
  "name": "alarm_types",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.alarm_types.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.alarm_types.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "^[a-z][a-z0-9_]*$",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "select_category",
    "name": "category",
    "type": "select",
    "hidden": false,
    "values": [
     "intrusion",
     "hold_up",
     "fire",
     "medical",
     "gas",
     "tamper",
     "technical",
     "supervision",
     "transmission",
     "video",
     "system"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_priority",
    "name": "priority",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 9,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "number_warnseconds",
    "name": "warnSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 86400,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_breachseconds",
    "name": "breachSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 86400,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_alwaysown",
    "name": "alwaysOwn",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_needscomment",
    "name": "needsComment",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_alarm_types_updated` ON `alarm_types` (`updated`)",
   "CREATE UNIQUE INDEX `idx_alarm_types_code` ON `alarm_types` (`code`)"
  ]
 },
 {
  "id": "wd_resolution_codes",
  "name": "resolution_codes",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.resolution_codes.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.resolution_codes.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "^[a-z][a-z0-9_]*$",
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_group",
    "name": "group",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_falsealarm",
    "name": "falseAlarm",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "select_cause",
    "name": "cause",
    "type": "select",
    "hidden": false,
    "values": [
     "user",
     "equipment",
     "weather",
     "unknown",
     "real"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_resolution_codes_updated` ON `resolution_codes` (`updated`)",
   "CREATE UNIQUE INDEX `idx_resolution_codes_code` ON `resolution_codes` (`code`)"
  ]
 },
 {
  "id": "wd_action_plans",
  "name": "action_plans",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.action_plans.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.action_plans.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_alarmtype",
    "name": "alarmType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_alarm_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "select_category",
    "name": "category",
    "type": "select",
    "hidden": false,
    "values": [
     "intrusion",
     "hold_up",
     "fire",
     "medical",
     "gas",
     "tamper",
     "technical",
     "supervision",
     "transmission",
     "video",
     "system"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_hours",
    "name": "hours",
    "type": "select",
    "hidden": false,
    "values": [
     "always",
     "open",
     "closed"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_action_plans_updated` ON `action_plans` (`updated`)",
   "CREATE UNIQUE INDEX `idx_action_plans_name` ON `action_plans` (`name`)",
   "CREATE INDEX `idx_action_plans_alarmtype` ON `action_plans` (`alarmType`)"
  ]
 },
 {
  "id": "wd_action_plan_steps",
  "name": "action_plan_steps",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.action_plans.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.action_plans.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.action_plans.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "relation_plan",
    "name": "plan",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_action_plans",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 99,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "call",
     "ask",
     "notify",
     "report",
     "dispatch",
     "wait",
     "suspend",
     "escalate",
     "jump",
     "video",
     "url",
     "close"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_label",
    "name": "label",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_detail",
    "name": "detail",
    "type": "text",
    "hidden": false,
    "max": 1000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_whom",
    "name": "whom",
    "type": "select",
    "hidden": false,
    "values": [
     "site",
     "keyholder",
     "owner",
     "user",
     "neighbour",
     "guard",
     "police",
     "fire",
     "ambulance",
     "patrol",
     "dealer",
     "customer"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "bool_mandatory",
    "name": "mandatory",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_timeoutseconds",
    "name": "timeoutSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 86400,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_onyes",
    "name": "onYes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_onno",
    "name": "onNo",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_url",
    "name": "url",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "^(https?://[^ ]+)?$",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_action_plan_steps_updated` ON `action_plan_steps` (`updated`)",
   "CREATE INDEX `idx_action_plan_steps_plan_order` ON `action_plan_steps` (`plan`, `order`)"
  ]
 },
 {
  "id": "wd_signal_types",
  "name": "signal_types",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.signal_types.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.signal_types.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "^[a-z][a-z0-9_]*$",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "select_class",
    "name": "class",
    "type": "select",
    "hidden": false,
    "values": [
     "alarm",
     "restore",
     "trouble",
     "trouble_restore",
     "open",
     "close",
     "bypass",
     "unbypass",
     "test",
     "cancel",
     "supervision",
     "exception",
     "status",
     "unknown",
     "link",
     "manual"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_category",
    "name": "category",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_alarmtype",
    "name": "alarmType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_alarm_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_priority",
    "name": "priority",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_resetstest",
    "name": "resetsTest",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_passestestmode",
    "name": "passesTestMode",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_signal_types_updated` ON `signal_types` (`updated`)",
   "CREATE UNIQUE INDEX `idx_signal_types_code` ON `signal_types` (`code`)"
  ]
 },
 {
  "id": "wd_holiday_sets",
  "name": "holiday_sets",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.default_holidays.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.default_holidays.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_country",
    "name": "country",
    "type": "text",
    "hidden": false,
    "max": 2,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_region",
    "name": "region",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_holiday_sets_updated` ON `holiday_sets` (`updated`)",
   "CREATE UNIQUE INDEX `idx_holiday_sets_name` ON `holiday_sets` (`name`)"
  ]
 },
 {
  "id": "wd_holidays",
  "name": "holidays",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.default_holidays.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.default_holidays.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.default_holidays.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "relation_set",
    "name": "set",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_holiday_sets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_day",
    "name": "day",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "bool_yearly",
    "name": "yearly",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "select_part",
    "name": "part",
    "type": "select",
    "hidden": false,
    "values": [
     "whole",
     "morning",
     "afternoon"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_effect",
    "name": "effect",
    "type": "select",
    "hidden": false,
    "values": [
     "closed",
     "sunday_hours",
     "own_hours"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_hours",
    "name": "hours",
    "type": "text",
    "hidden": false,
    "max": 11,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00))?$",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_holidays_updated` ON `holidays` (`updated`)",
   "CREATE INDEX `idx_holidays_set_day` ON `holidays` (`set`, `day`)",
   "CREATE INDEX `idx_holidays_day` ON `holidays` (`day`)"
  ]
 },
 {
  "id": "wd_site_types",
  "name": "site_types",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.site_types.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.site_types.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "^[a-z][a-z0-9_]*$",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "select_riskclass",
    "name": "riskClass",
    "type": "select",
    "hidden": false,
    "values": [
     "low",
     "normal",
     "high",
     "very_high"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_requiredfields",
    "name": "requiredFields",
    "type": "select",
    "hidden": false,
    "values": [
     "addressLine",
     "city",
     "postcode",
     "phone",
     "location",
     "timeZone",
     "policeReference",
     "accessInstructions"
    ],
    "maxSelect": 8,
    "required": false
   },
   {
    "id": "number_testinterval",
    "name": "testInterval",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 8760,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "relation_holidayset",
    "name": "holidaySet",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_holiday_sets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_types_updated` ON `site_types` (`updated`)",
   "CREATE UNIQUE INDEX `idx_site_types_code` ON `site_types` (`code`)"
  ]
 },
 {
  "id": "wd_customer_types",
  "name": "customer_types",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.customer_types.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.customer_types.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "^[a-z][a-z0-9_]*$",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "select_slaclass",
    "name": "slaClass",
    "type": "select",
    "hidden": false,
    "values": [
     "standard",
     "raised",
     "highest"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_paymentdays",
    "name": "paymentDays",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 365,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_notes",
    "name": "notes",
    "type": "text",
    "hidden": false,
    "max": 2000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_customer_types_updated` ON `customer_types` (`updated`)",
   "CREATE UNIQUE INDEX `idx_customer_types_code` ON `customer_types` (`code`)"
  ]
 },
 {
  "id": "wd_note_categories",
  "name": "note_categories",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.note_categories.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.note_categories.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "^[a-z][a-z0-9_]*$",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_tone",
    "name": "tone",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_mustsee",
    "name": "mustSee",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "select_shownat",
    "name": "shownAt",
    "type": "select",
    "hidden": false,
    "values": [
     "alarm",
     "site",
     "portal",
     "technician"
    ],
    "maxSelect": 4,
    "required": false
   },
   {
    "id": "number_validitydays",
    "name": "validityDays",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 3650,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_needsfollowup",
    "name": "needsFollowUp",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_purgeafterdays",
    "name": "purgeAfterDays",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 3650,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_note_categories_updated` ON `note_categories` (`updated`)",
   "CREATE UNIQUE INDEX `idx_note_categories_code` ON `note_categories` (`code`)"
  ]
 },
 {
  "id": "wd_report_shortcuts",
  "name": "report_shortcuts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.report_shortcuts.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.report_shortcuts.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.report_shortcuts.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "text_key",
    "name": "key",
    "type": "text",
    "hidden": false,
    "max": 2,
    "min": 0,
    "pattern": "^([1-9]|[A-Z]{2})$",
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 300,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "json_texts",
    "name": "texts",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "select_endsin",
    "name": "endsIn",
    "type": "select",
    "hidden": false,
    "values": [
     "call_result",
     "note",
     "resolution"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_report_shortcuts_updated` ON `report_shortcuts` (`updated`)",
   "CREATE UNIQUE INDEX `idx_report_shortcuts_key` ON `report_shortcuts` (`key`)"
  ]
 },
 {
  "id": "wd_important_contacts",
  "name": "important_contacts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.important_contacts.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.important_contacts.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.important_contacts.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "police",
     "fire",
     "ambulance",
     "gendarmerie",
     "civil_defence",
     "utility",
     "key_company",
     "patrol",
     "telecom",
     "management",
     "insurer",
     "other"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_area",
    "name": "area",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_phones",
    "name": "phones",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "text_hours",
    "name": "hours",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_dispatchid",
    "name": "dispatchId",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_script",
    "name": "script",
    "type": "text",
    "hidden": false,
    "max": 2000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_referenceneeded",
    "name": "referenceNeeded",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_language",
    "name": "language",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_verifiedon",
    "name": "verifiedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_nextcheckon",
    "name": "nextCheckOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_active",
    "name": "active",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_important_contacts_updated` ON `important_contacts` (`updated`)",
   "CREATE INDEX `idx_important_contacts_kind` ON `important_contacts` (`kind`)",
   "CREATE INDEX `idx_important_contacts_name` ON `important_contacts` (`name`)"
  ]
 },
 {
  "id": "wd_list_views",
  "name": "list_views",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id && (@request.body.user:isset = false || @request.body.user = @request.auth.id)",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id",
  "fields": [
   {
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_list",
    "name": "list",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_view",
    "name": "view",
    "type": "json",
    "hidden": false,
    "maxSize": 16384,
    "required": true
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_list_views_updated` ON `list_views` (`updated`)",
   "CREATE UNIQUE INDEX `idx_list_views_user_list_name` ON `list_views` (`user`, `list`, `name`)"
  ]
 },
 {
  "id": "wd_site_accounts",
  "name": "site_accounts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= installer)) || (customer.customer_user_rights_via_customer.user ?= @request.auth.id && customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= installer)) || (customer.customer_user_rights_via_customer.user ?= @request.auth.id && customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_accounts.create = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_accounts.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= installer))) && ((@request.body.installer:changed = false || @request.auth.dealer = \"\"))",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 16,
    "min": 0,
    "pattern": "^[0-9A-Za-z]+$",
    "required": true
   },
   {
    "id": "text_prefix",
    "name": "prefix",
    "type": "text",
    "hidden": false,
    "max": 6,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_customer",
    "name": "customer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_customer_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_installer",
    "name": "installer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_installers_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_sitetype",
    "name": "siteType",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_panel",
    "name": "panel",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_panel_templates",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_addressline",
    "name": "addressLine",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_district",
    "name": "district",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_city",
    "name": "city",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_postcode",
    "name": "postcode",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_country",
    "name": "country",
    "type": "text",
    "hidden": false,
    "max": 2,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_accessinstructions",
    "name": "accessInstructions",
    "type": "text",
    "hidden": false,
    "max": 1000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_phone",
    "name": "phone",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "geoPoint_location",
    "name": "location",
    "type": "geoPoint",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_timezone",
    "name": "timeZone",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_language",
    "name": "language",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "active",
     "test",
     "out_of_service",
     "not_commissioned",
     "demo",
     "archived"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_testinterval",
    "name": "testInterval",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 8760,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_testgrace",
    "name": "testGrace",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1440,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "select_testmode",
    "name": "testMode",
    "type": "select",
    "hidden": false,
    "values": [
     "any",
     "test_only"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "relation_holidayset",
    "name": "holidaySet",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_holiday_sets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_policereference",
    "name": "policeReference",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_warninglevel",
    "name": "warningLevel",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_commissionedat",
    "name": "commissionedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_mustreadnotes",
    "name": "mustReadNotes",
    "type": "text",
    "hidden": false,
    "max": 2000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_notes",
    "name": "notes",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_customfields",
    "name": "customFields",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_accounts_updated` ON `site_accounts` (`updated`)",
   "CREATE UNIQUE INDEX `idx_site_accounts_code_prefix` ON `site_accounts` (`code`, `prefix`)",
   "CREATE INDEX `idx_site_accounts_customer` ON `site_accounts` (`customer`)",
   "CREATE INDEX `idx_site_accounts_installer` ON `site_accounts` (`installer`)",
   "CREATE INDEX `idx_site_accounts_name` ON `site_accounts` (`name`)"
  ]
 },
 {
  "id": "wd_site_partitions",
  "name": "site_partitions",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_partitions.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_partitions.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_partitions.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_partitions.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_partitions.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_partitions.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_partitions.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_number",
    "name": "number",
    "type": "text",
    "hidden": false,
    "max": 6,
    "min": 0,
    "pattern": "^(0|[1-9A-Fa-f][0-9A-Fa-f]*)$",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_partitions_updated` ON `site_partitions` (`updated`)",
   "CREATE UNIQUE INDEX `idx_site_partitions_site_number` ON `site_partitions` (`site`, `number`)"
  ]
 },
 {
  "id": "wd_site_zones",
  "name": "site_zones",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_zones.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_zones.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_zones.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_zones.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_zones.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_zones.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_zones.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_partition",
    "name": "partition",
    "type": "text",
    "hidden": false,
    "max": 6,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_number",
    "name": "number",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_detector",
    "name": "detector",
    "type": "select",
    "hidden": false,
    "values": [
     "motion",
     "door",
     "glass",
     "hold_up",
     "smoke",
     "heat",
     "tamper",
     "flood",
     "temperature",
     "gas",
     "other"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "relation_signaltype",
    "name": "signalType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_signal_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_alarmtype",
    "name": "alarmType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_alarm_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_priorityshift",
    "name": "priorityShift",
    "type": "number",
    "hidden": false,
    "min": -8,
    "max": 8,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_is24hour",
    "name": "is24Hour",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_zones_updated` ON `site_zones` (`updated`)",
   "CREATE UNIQUE INDEX `idx_site_zones_site_number` ON `site_zones` (`site`, `number`)",
   "CREATE INDEX `idx_site_zones_site` ON `site_zones` (`site`)"
  ]
 },
 {
  "id": "wd_site_schedules",
  "name": "site_schedules",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_schedules.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_schedules.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_schedules.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_schedules.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_schedules.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_schedules.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_schedules.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_partition",
    "name": "partition",
    "type": "text",
    "hidden": false,
    "max": 6,
    "min": 0,
    "pattern": "^(0|[1-9A-Fa-f][0-9A-Fa-f]*)?$",
    "required": false
   },
   {
    "id": "select_days",
    "name": "days",
    "type": "select",
    "hidden": false,
    "values": [
     "mon",
     "tue",
     "wed",
     "thu",
     "fri",
     "sat",
     "sun"
    ],
    "maxSelect": 7,
    "required": true
   },
   {
    "id": "text_opensfrom",
    "name": "opensFrom",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",
    "required": true
   },
   {
    "id": "text_opensuntil",
    "name": "opensUntil",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",
    "required": true
   },
   {
    "id": "text_closesfrom",
    "name": "closesFrom",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",
    "required": true
   },
   {
    "id": "text_closesuntil",
    "name": "closesUntil",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",
    "required": true
   },
   {
    "id": "number_tolerance",
    "name": "tolerance",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 240,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_schedules_updated` ON `site_schedules` (`updated`)",
   "CREATE INDEX `idx_site_schedules_site_partition` ON `site_schedules` (`site`, `partition`)"
  ]
 },
 {
  "id": "wd_temporary_schedules",
  "name": "temporary_schedules",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.temporary_schedules.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.temporary_schedules.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.temporary_schedules.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.temporary_schedules.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.temporary_schedules.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.temporary_schedules.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.temporary_schedules.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_partition",
    "name": "partition",
    "type": "text",
    "hidden": false,
    "max": 6,
    "min": 0,
    "pattern": "^(0|[1-9A-Fa-f][0-9A-Fa-f]*)?$",
    "required": false
   },
   {
    "id": "text_fromday",
    "name": "fromDay",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "text_untilday",
    "name": "untilDay",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "select_effect",
    "name": "effect",
    "type": "select",
    "hidden": false,
    "values": [
     "closed",
     "open",
     "own_hours"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_hours",
    "name": "hours",
    "type": "text",
    "hidden": false,
    "max": 11,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00))?$",
    "required": false
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_askedby",
    "name": "askedBy",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_codewordchecked",
    "name": "codewordChecked",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_temporary_schedules_updated` ON `temporary_schedules` (`updated`)",
   "CREATE INDEX `idx_temporary_schedules_site_fromday` ON `temporary_schedules` (`site`, `fromDay`)"
  ]
 },
 {
  "id": "wd_site_action_plans",
  "name": "site_action_plans",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_action_plans.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_action_plans.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_action_plans.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_action_plans.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_action_plans.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_action_plans.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_action_plans.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_alarmtype",
    "name": "alarmType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_alarm_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_plan",
    "name": "plan",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_action_plans",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_action_plans_updated` ON `site_action_plans` (`updated`)",
   "CREATE INDEX `idx_site_action_plans_site_alarmtype` ON `site_action_plans` (`site`, `alarmType`)"
  ]
 },
 {
  "id": "wd_contacts",
  "name": "contacts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.accounts.site_contacts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = installer)) || (customer.customer_user_rights_via_customer.user ?= @request.auth.id && customer.customer_user_rights_via_customer.rights.accounts.site_contacts.read ?= true)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.accounts.site_contacts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = installer)) || (customer.customer_user_rights_via_customer.user ?= @request.auth.id && customer.customer_user_rights_via_customer.rights.accounts.site_contacts.read ?= true))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.site_contacts.create = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = installer) && (@request.auth.dealer = \"\" || customer = \"\" || customer.site_accounts_via_customer.installer ?= @request.auth.dealer)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.site_contacts.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = installer) && (@request.body.installer:changed = false || @request.auth.dealer = \"\") && (@request.body.customer:changed = false || (@request.auth.dealer = \"\" || @request.body.customer = \"\" || @request.body.customer.site_accounts_via_customer.installer ?= @request.auth.dealer))",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "json_phones",
    "name": "phones",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "text_language",
    "name": "language",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_email",
    "name": "email",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_notes",
    "name": "notes",
    "type": "text",
    "hidden": false,
    "max": 1000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_installer",
    "name": "installer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_installers_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_customer",
    "name": "customer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_customer_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "date_validuntil",
    "name": "validUntil",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_contacts_updated` ON `contacts` (`updated`)",
   "CREATE INDEX `idx_contacts_name` ON `contacts` (`name`)"
  ]
 },
 {
  "id": "wd_site_contacts",
  "name": "site_contacts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_contacts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_contacts.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_contacts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_contacts.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_contacts.create = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) && (@request.auth.dealer = \"\" || contact.installer = @request.auth.dealer)",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_contacts.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false) && (@request.body.contact:changed = false || (@request.auth.dealer = \"\" || @request.body.contact.installer = @request.auth.dealer))",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_contacts.delete = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_contact",
    "name": "contact",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_contacts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "number_order",
    "name": "order",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "keyholder",
     "owner",
     "user",
     "neighbour",
     "guard"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "json_availability",
    "name": "availability",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "date_validfrom",
    "name": "validFrom",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_validuntil",
    "name": "validUntil",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_codeword",
    "name": "codeword",
    "type": "text",
    "hidden": true,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_duressword",
    "name": "duressWord",
    "type": "text",
    "hidden": true,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_panelusernumber",
    "name": "panelUserNumber",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_haskeys",
    "name": "hasKeys",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "json_rights",
    "name": "rights",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_notifyclasses",
    "name": "notifyClasses",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_contacts_updated` ON `site_contacts` (`updated`)",
   "CREATE UNIQUE INDEX `idx_site_contacts_site_contact` ON `site_contacts` (`site`, `contact`)",
   "CREATE INDEX `idx_site_contacts_site_order` ON `site_contacts` (`site`, `order`)",
   "CREATE INDEX `idx_site_contacts_contact` ON `site_contacts` (`contact`)"
  ]
 },
 {
  "id": "wd_site_transmitters",
  "name": "site_transmitters",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_transmitters.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_transmitters.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_transmitters.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_transmitters.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_transmitters.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_transmitters.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_transmitters.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_protocol",
    "name": "protocol",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_identifier",
    "name": "identifier",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_path",
    "name": "path",
    "type": "select",
    "hidden": false,
    "values": [
     "primary",
     "back_up"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "text_encryptionkey",
    "name": "encryptionKey",
    "type": "text",
    "hidden": true,
    "max": 64,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_atscategory",
    "name": "atsCategory",
    "type": "select",
    "hidden": false,
    "values": [
     "SP1",
     "SP2",
     "SP3",
     "SP4",
     "SP5",
     "SP6",
     "DP1",
     "DP2",
     "DP3",
     "DP4"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_pollinterval",
    "name": "pollInterval",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 90000,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_lastseenat",
    "name": "lastSeenAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "unknown",
     "ok",
     "fault"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_transmitters_updated` ON `site_transmitters` (`updated`)",
   "CREATE INDEX `idx_site_transmitters_site` ON `site_transmitters` (`site`)",
   "CREATE INDEX `idx_site_transmitters_identifier` ON `site_transmitters` (`identifier`)"
  ]
 },
 {
  "id": "wd_site_state",
  "name": "site_state",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "date_lastsignalat",
    "name": "lastSignalAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_lasttestat",
    "name": "lastTestAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_nexttestdueat",
    "name": "nextTestDueAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "select_armedstate",
    "name": "armedState",
    "type": "select",
    "hidden": false,
    "values": [
     "armed",
     "disarmed",
     "part"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "bool_inalarm",
    "name": "inAlarm",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_introuble",
    "name": "inTrouble",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_clockskewseconds",
    "name": "clockSkewSeconds",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_site_state_updated` ON `site_state` (`updated`)",
   "CREATE UNIQUE INDEX `idx_site_state_site` ON `site_state` (`site`)",
   "CREATE INDEX `idx_site_state_nexttestdueat` ON `site_state` (`nextTestDueAt`)"
  ]
 },
 {
  "id": "wd_panel_templates",
  "name": "panel_templates",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.panels.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.panels.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.panels.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "text_make",
    "name": "make",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_model",
    "name": "model",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_protocol",
    "name": "protocol",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_notes",
    "name": "notes",
    "type": "text",
    "hidden": false,
    "max": 2000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_panel_templates_updated` ON `panel_templates` (`updated`)",
   "CREATE UNIQUE INDEX `idx_panel_templates_make_model` ON `panel_templates` (`make`, `model`)"
  ]
 },
 {
  "id": "wd_partition_state",
  "name": "partition_state",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_number",
    "name": "number",
    "type": "text",
    "hidden": false,
    "max": 6,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "select_armedstate",
    "name": "armedState",
    "type": "select",
    "hidden": false,
    "values": [
     "armed",
     "disarmed",
     "part"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "date_armedat",
    "name": "armedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_armedby",
    "name": "armedBy",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_opensince",
    "name": "openSince",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_partition_state_updated` ON `partition_state` (`updated`)",
   "CREATE UNIQUE INDEX `idx_partition_state_site_number` ON `partition_state` (`site`, `number`)"
  ]
 },
 {
  "id": "wd_zone_state",
  "name": "zone_state",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_accounts.read ?= true))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_number",
    "name": "number",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "bool_inalarm",
    "name": "inAlarm",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_introuble",
    "name": "inTrouble",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_bypassed",
    "name": "bypassed",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_changedat",
    "name": "changedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_zone_state_updated` ON `zone_state` (`updated`)",
   "CREATE UNIQUE INDEX `idx_zone_state_site_number` ON `zone_state` (`site`, `number`)"
  ]
 },
 {
  "id": "wd_signal_code_maps",
  "name": "signal_code_maps",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || ((dealer = \"\" || dealer = @request.auth.dealer) && (site = \"\" || site.installer = @request.auth.dealer))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || ((dealer = \"\" || dealer = @request.auth.dealer) && (site = \"\" || site.installer = @request.auth.dealer)))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.signal_code_maps.create = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || (dealer = @request.auth.dealer && (site = \"\" || site.installer = @request.auth.dealer)))",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.signal_code_maps.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || (dealer = @request.auth.dealer && (site = \"\" || site.installer = @request.auth.dealer) && @request.body.site:changed = false && @request.body.dealer:changed = false))",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.signal_code_maps.delete = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || (dealer = @request.auth.dealer && (site = \"\" || site.installer = @request.auth.dealer)))",
  "fields": [
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_zone",
    "name": "zone",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_panel",
    "name": "panel",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_panel_templates",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_dealer",
    "name": "dealer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_installers_accounts",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_protocol",
    "name": "protocol",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_qualifier",
    "name": "qualifier",
    "type": "text",
    "hidden": false,
    "max": 1,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_signaltype",
    "name": "signalType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_signal_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_signal_code_maps_updated` ON `signal_code_maps` (`updated`)",
   "CREATE UNIQUE INDEX `idx_signal_code_maps_site_zone_panel_dealer_protocol_code_qualifier` ON `signal_code_maps` (`site`, `zone`, `panel`, `dealer`, `protocol`, `code`, `qualifier`)",
   "CREATE INDEX `idx_signal_code_maps_code` ON `signal_code_maps` (`code`)"
  ]
 },
 {
  "id": "wd_receivers",
  "name": "receivers",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_enginetype",
    "name": "engineType",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_port",
    "name": "port",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 65535,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_enabled",
    "name": "enabled",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_januskey",
    "name": "janusKey",
    "type": "text",
    "hidden": true,
    "max": 64,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_state",
    "name": "state",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_lastsignalat",
    "name": "lastSignalAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_lastseenat",
    "name": "lastSeenAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "json_detail",
    "name": "detail",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_receivers_updated` ON `receivers` (`updated`)",
   "CREATE UNIQUE INDEX `idx_receivers_code` ON `receivers` (`code`)"
  ]
 },
 {
  "id": "wd_events",
  "name": "events",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"~\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\" && @request.query.filter !~ \"trace\" && @request.query.filter !~ \"media\" && (((@request.query.sort = \"\" || @request.query.sort = \"alarm\" || @request.query.sort = \"-alarm\" || @request.query.sort = \"alarm,seq\" || @request.query.sort = \"-alarm,-seq\" || @request.query.sort = \"seq\" || @request.query.sort = \"-seq\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"alarm='%\" && @request.query.filter !~ \"alarm=''%\") || (@request.query.filter ~ 'alarm=\"%' && @request.query.filter !~ 'alarm=\"\"%') || (@request.query.filter ~ \"alarm = '%\" && @request.query.filter !~ \"alarm = ''%\") || (@request.query.filter ~ 'alarm = \"%' && @request.query.filter !~ 'alarm = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,receivedAt\" || @request.query.sort = \"-site,-receivedAt\" || @request.query.sort = \"receivedAt\" || @request.query.sort = \"-receivedAt\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"site='%\" && @request.query.filter !~ \"site=''%\") || (@request.query.filter ~ 'site=\"%' && @request.query.filter !~ 'site=\"\"%') || (@request.query.filter ~ \"site = '%\" && @request.query.filter !~ \"site = ''%\") || (@request.query.filter ~ 'site = \"%' && @request.query.filter !~ 'site = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"siteNo\" || @request.query.sort = \"-siteNo\" || @request.query.sort = \"siteNo,receivedAt\" || @request.query.sort = \"-siteNo,-receivedAt\" || @request.query.sort = \"receivedAt\" || @request.query.sort = \"-receivedAt\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"siteNo='%\" && @request.query.filter !~ \"siteNo=''%\") || (@request.query.filter ~ 'siteNo=\"%' && @request.query.filter !~ 'siteNo=\"\"%') || (@request.query.filter ~ \"siteNo = '%\" && @request.query.filter !~ \"siteNo = ''%\") || (@request.query.filter ~ 'siteNo = \"%' && @request.query.filter !~ 'siteNo = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"id='%\" && @request.query.filter !~ \"id=''%\") || (@request.query.filter ~ 'id=\"%' && @request.query.filter !~ 'id=\"\"%') || (@request.query.filter ~ \"id = '%\" && @request.query.filter !~ \"id = ''%\") || (@request.query.filter ~ 'id = \"%' && @request.query.filter !~ 'id = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"id > '%\" || @request.query.filter ~ 'id > \"%')))) || ((@request.query.sort = \"\" || @request.query.sort = \"receivedAt\" || @request.query.sort = \"-receivedAt\" || @request.query.sort = \"seq\" || @request.query.sort = \"-seq\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && ((@request.query.filter ~ \"dealer = '%'\" && @request.query.filter !~ \"dealer = ''%\") || (@request.query.filter ~ 'dealer = \"%\"' && @request.query.filter !~ 'dealer = \"\"%') || (@request.query.filter ~ \"customer = '%'\" && @request.query.filter !~ \"customer = ''%\") || (@request.query.filter ~ 'customer = \"%\"' && @request.query.filter !~ 'customer = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"seq\" || @request.query.sort = \"-seq\") && (@request.query.filter ~ \"%seq _ 0%\" || @request.query.filter ~ \"%seq _ 1%\" || @request.query.filter ~ \"%seq _ 2%\" || @request.query.filter ~ \"%seq _ 3%\" || @request.query.filter ~ \"%seq _ 4%\" || @request.query.filter ~ \"%seq _ 5%\" || @request.query.filter ~ \"%seq _ 6%\" || @request.query.filter ~ \"%seq _ 7%\" || @request.query.filter ~ \"%seq _ 8%\" || @request.query.filter ~ \"%seq _ 9%\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%\" && ((@request.query.filter ~ \"dealer = '%' && seq %\" && @request.query.filter !~ \"dealer = ''%\") || (@request.query.filter ~ 'dealer = \"%\" && seq %' && @request.query.filter !~ 'dealer = \"\"%') || (@request.query.filter ~ \"customer = '%' && seq %\" && @request.query.filter !~ \"customer = ''%\") || (@request.query.filter ~ 'customer = \"%\" && seq %' && @request.query.filter !~ 'customer = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"seq %\")))) || ((@request.query.sort = \"\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\") && ((@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"(updated > '%' || (updated = '%' && id > '%'))\" || @request.query.filter ~ '(updated > \"%\" || (updated = \"%\" && id > \"%\"))')) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"(updated > '%')\" || @request.query.filter ~ '(updated > \"%\")'))))))) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort = \"id\" || @request.query.sort = \"-id\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\" || @request.query.sort = \"created\" || @request.query.sort = \"-created\" || @request.query.sort = \"seq\" || @request.query.sort = \"-seq\" || @request.query.sort = \"receivedAt\" || @request.query.sort = \"-receivedAt\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,receivedAt\" || @request.query.sort = \"-site,-receivedAt\" || @request.query.sort = \"siteNo\" || @request.query.sort = \"-siteNo\" || @request.query.sort = \"siteNo,receivedAt\" || @request.query.sort = \"-siteNo,-receivedAt\" || @request.query.sort = \"alarm\" || @request.query.sort = \"-alarm\" || @request.query.sort = \"alarm,seq\" || @request.query.sort = \"-alarm,-seq\" || @request.query.sort = \"class\" || @request.query.sort = \"-class\" || @request.query.sort = \"class,receivedAt\" || @request.query.sort = \"-class,-receivedAt\")) && (@request.query.skipTotal = \"1\" || @request.query.skipTotal = \"true\") && (@request.query.page:isset = false || @request.query.page = \"\" || (@request.query.page !~ \"__%\")) && (@request.query.filter != \"\" || @request.auth.audiences = \"staff\") && (@request.query.filter !~ \"dealer%\" || @request.auth.audiences = \"staff\" || @request.auth.audiences ~ dealer || @request.auth.historyCustomers ~ dealer) && (@request.query.filter !~ \"customer%\" || @request.auth.audiences = \"staff\" || @request.auth.audiences ~ customer || @request.auth.historyCustomers ~ customer) && (@request.auth.id != \"\" && @request.auth.active = true && (((@request.auth.role.rights.signals.signal_history.read = true || @request.auth.role.rights.signals.all_live_signals.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (((@request.auth.role.rights.signals.signal_history.read = true || @request.auth.role.rights.signals.all_live_signals.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer)))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "number_seq",
    "name": "seq",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_key",
    "name": "key",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_siteno",
    "name": "siteNo",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_partitionno",
    "name": "partitionNo",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_signal",
    "name": "signal",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_signal_types",
    "name": "signal_types",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_site",
    "name": "site",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitename",
    "name": "siteName",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_dealer",
    "name": "dealer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_customer",
    "name": "customer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_receivedat",
    "name": "receivedAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_panelat",
    "name": "panelAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_receiver",
    "name": "receiver",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_linecard",
    "name": "lineCard",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_communicator",
    "name": "communicator",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_protocol",
    "name": "protocol",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_token",
    "name": "token",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_account",
    "name": "account",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_prefix",
    "name": "prefix",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_qualifier",
    "name": "qualifier",
    "type": "text",
    "hidden": false,
    "max": 2,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zone",
    "name": "zone",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_user",
    "name": "user",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_username",
    "name": "userName",
    "type": "text",
    "hidden": false,
    "max": 100,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zonetext",
    "name": "zoneText",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 2000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_class",
    "name": "class",
    "type": "select",
    "hidden": false,
    "values": [
     "alarm",
     "restore",
     "trouble",
     "trouble_restore",
     "open",
     "close",
     "bypass",
     "unbypass",
     "test",
     "cancel",
     "supervision",
     "exception",
     "status",
     "unknown",
     "link",
     "manual"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_priority",
    "name": "priority",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_decision",
    "name": "decision",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_decisionrule",
    "name": "decisionRule",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_decisionlayer",
    "name": "decisionLayer",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_trace",
    "name": "trace",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "text_raw",
    "name": "raw",
    "type": "text",
    "hidden": true,
    "max": 20000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_transport",
    "name": "transport",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sequence",
    "name": "sequence",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_encrypted",
    "name": "encrypted",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_testmode",
    "name": "testMode",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_alarm",
    "name": "alarm",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_duplicateof",
    "name": "duplicateOf",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_repeats",
    "name": "repeats",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "json_media",
    "name": "media",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_events_updated` ON `events` (`updated`)",
   "CREATE INDEX `idx_events_created` ON `events` (`created`)",
   "CREATE UNIQUE INDEX `idx_events_seq` ON `events` (`seq`)",
   "CREATE UNIQUE INDEX `idx_events_key` ON `events` (`key`) WHERE key != ''",
   "CREATE INDEX `idx_events_receivedat` ON `events` (`receivedAt`)",
   "CREATE INDEX `idx_events_site_receivedat` ON `events` (`site`, `receivedAt`)",
   "CREATE INDEX `idx_events_siteno_receivedat` ON `events` (`siteNo`, `receivedAt`)",
   "CREATE INDEX `idx_events_alarm_seq` ON `events` (`alarm`, `seq`)",
   "CREATE INDEX `idx_events_class_receivedat` ON `events` (`class`, `receivedAt`)",
   "CREATE INDEX `idx_events_dealer_receivedat` ON `events` (`dealer`, `receivedAt`)",
   "CREATE INDEX `idx_events_customer_receivedat` ON `events` (`customer`, `receivedAt`)",
   "CREATE INDEX `idx_events_dealer_seq` ON `events` (`dealer`, `seq`)",
   "CREATE INDEX `idx_events_customer_seq` ON `events` (`customer`, `seq`)"
  ]
 },
 {
  "id": "wd_events_alarm",
  "name": "events_alarm",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.alarms.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer))))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.alarms.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer)))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "number_alarmno",
    "name": "alarmNo",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_site",
    "name": "site",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_siteno",
    "name": "siteNo",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitename",
    "name": "siteName",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitecity",
    "name": "siteCity",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitetimezone",
    "name": "siteTimeZone",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_dealer",
    "name": "dealer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_customer",
    "name": "customer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_partitionno",
    "name": "partitionNo",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_alarmtype",
    "name": "alarmType",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_alarmname",
    "name": "alarmName",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_category",
    "name": "category",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_groupkey",
    "name": "groupKey",
    "type": "text",
    "hidden": false,
    "max": 100,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_priority",
    "name": "priority",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 9,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_state",
    "name": "state",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "bool_confirmed",
    "name": "confirmed",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_signal",
    "name": "signal",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zone",
    "name": "zone",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zonetext",
    "name": "zoneText",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_titlerank",
    "name": "titleRank",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_firstevent",
    "name": "firstEvent",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_lastevent",
    "name": "lastEvent",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_eventcount",
    "name": "eventCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_unseencount",
    "name": "unseenCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_firstat",
    "name": "firstAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_lastat",
    "name": "lastAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_queuedat",
    "name": "queuedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_warnat",
    "name": "warnAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_breachat",
    "name": "breachAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_restoredat",
    "name": "restoredAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_owner",
    "name": "owner",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_ownername",
    "name": "ownerName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_claimedat",
    "name": "claimedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_firstactat",
    "name": "firstActAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "json_plan",
    "name": "plan",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_stepstate",
    "name": "stepState",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "number_callattempts",
    "name": "callAttempts",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_holdseconds",
    "name": "holdSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_parkedcount",
    "name": "parkedCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_version",
    "name": "version",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_events_alarm_updated` ON `events_alarm` (`updated`)",
   "CREATE INDEX `idx_events_alarm_groupkey` ON `events_alarm` (`groupKey`)",
   "CREATE INDEX `idx_events_alarm_owner` ON `events_alarm` (`owner`)",
   "CREATE INDEX `idx_events_alarm_site` ON `events_alarm` (`site`)",
   "CREATE INDEX `idx_events_alarm_priority_firstat` ON `events_alarm` (`priority`, `firstAt`)",
   "CREATE UNIQUE INDEX `idx_events_alarm_alarmno` ON `events_alarm` (`alarmNo`)"
  ]
 },
 {
  "id": "wd_events_pending",
  "name": "events_pending",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.pending_signals.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer))))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.pending_signals.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer)))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "number_alarmno",
    "name": "alarmNo",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_site",
    "name": "site",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_siteno",
    "name": "siteNo",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitename",
    "name": "siteName",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitecity",
    "name": "siteCity",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitetimezone",
    "name": "siteTimeZone",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_dealer",
    "name": "dealer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_customer",
    "name": "customer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_partitionno",
    "name": "partitionNo",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_alarmtype",
    "name": "alarmType",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_alarmname",
    "name": "alarmName",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_category",
    "name": "category",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_groupkey",
    "name": "groupKey",
    "type": "text",
    "hidden": false,
    "max": 100,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_priority",
    "name": "priority",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 9,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_state",
    "name": "state",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "bool_confirmed",
    "name": "confirmed",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_signal",
    "name": "signal",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zone",
    "name": "zone",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zonetext",
    "name": "zoneText",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_titlerank",
    "name": "titleRank",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_firstevent",
    "name": "firstEvent",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_lastevent",
    "name": "lastEvent",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_eventcount",
    "name": "eventCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_unseencount",
    "name": "unseenCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_firstat",
    "name": "firstAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_lastat",
    "name": "lastAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_queuedat",
    "name": "queuedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_warnat",
    "name": "warnAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_breachat",
    "name": "breachAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_restoredat",
    "name": "restoredAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_owner",
    "name": "owner",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_ownername",
    "name": "ownerName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_claimedat",
    "name": "claimedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_firstactat",
    "name": "firstActAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "json_plan",
    "name": "plan",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_stepstate",
    "name": "stepState",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "number_callattempts",
    "name": "callAttempts",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_holdseconds",
    "name": "holdSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_parkedcount",
    "name": "parkedCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_version",
    "name": "version",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_kind",
    "name": "kind",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_wakeat",
    "name": "wakeAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 500,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_parkedby",
    "name": "parkedBy",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_parkedbyname",
    "name": "parkedByName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_parkedat",
    "name": "parkedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_returnto",
    "name": "returnTo",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_events_pending_updated` ON `events_pending` (`updated`)",
   "CREATE INDEX `idx_events_pending_groupkey` ON `events_pending` (`groupKey`)",
   "CREATE INDEX `idx_events_pending_wakeat` ON `events_pending` (`wakeAt`)",
   "CREATE INDEX `idx_events_pending_site` ON `events_pending` (`site`)",
   "CREATE UNIQUE INDEX `idx_events_pending_alarmno` ON `events_pending` (`alarmNo`)"
  ]
 },
 {
  "id": "wd_alarm_history",
  "name": "alarm_history",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"~\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\" && @request.query.filter !~ \"trace\" && @request.query.filter !~ \"media\" && (((@request.query.sort = \"\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,closedAt\" || @request.query.sort = \"-site,-closedAt\" || @request.query.sort = \"closedAt\" || @request.query.sort = \"-closedAt\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"site='%\" && @request.query.filter !~ \"site=''%\") || (@request.query.filter ~ 'site=\"%' && @request.query.filter !~ 'site=\"\"%') || (@request.query.filter ~ \"site = '%\" && @request.query.filter !~ \"site = ''%\") || (@request.query.filter ~ 'site = \"%' && @request.query.filter !~ 'site = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"siteNo\" || @request.query.sort = \"-siteNo\" || @request.query.sort = \"siteNo,closedAt\" || @request.query.sort = \"-siteNo,-closedAt\" || @request.query.sort = \"closedAt\" || @request.query.sort = \"-closedAt\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"siteNo='%\" && @request.query.filter !~ \"siteNo=''%\") || (@request.query.filter ~ 'siteNo=\"%' && @request.query.filter !~ 'siteNo=\"\"%') || (@request.query.filter ~ \"siteNo = '%\" && @request.query.filter !~ \"siteNo = ''%\") || (@request.query.filter ~ 'siteNo = \"%' && @request.query.filter !~ 'siteNo = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"id='%\" && @request.query.filter !~ \"id=''%\") || (@request.query.filter ~ 'id=\"%' && @request.query.filter !~ 'id=\"\"%') || (@request.query.filter ~ \"id = '%\" && @request.query.filter !~ \"id = ''%\") || (@request.query.filter ~ 'id = \"%' && @request.query.filter !~ 'id = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"id > '%\" || @request.query.filter ~ 'id > \"%')))) || ((@request.query.sort = \"\" || @request.query.sort = \"closedAt\" || @request.query.sort = \"-closedAt\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && ((@request.query.filter ~ \"dealer = '%'\" && @request.query.filter !~ \"dealer = ''%\") || (@request.query.filter ~ 'dealer = \"%\"' && @request.query.filter !~ 'dealer = \"\"%') || (@request.query.filter ~ \"customer = '%'\" && @request.query.filter !~ \"customer = ''%\") || (@request.query.filter ~ 'customer = \"%\"' && @request.query.filter !~ 'customer = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\") && ((@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"(updated > '%' || (updated = '%' && id > '%'))\" || @request.query.filter ~ '(updated > \"%\" || (updated = \"%\" && id > \"%\"))')) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"(updated > '%')\" || @request.query.filter ~ '(updated > \"%\")'))))))) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort = \"id\" || @request.query.sort = \"-id\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\" || @request.query.sort = \"created\" || @request.query.sort = \"-created\" || @request.query.sort = \"closedAt\" || @request.query.sort = \"-closedAt\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,closedAt\" || @request.query.sort = \"-site,-closedAt\" || @request.query.sort = \"siteNo\" || @request.query.sort = \"-siteNo\" || @request.query.sort = \"siteNo,closedAt\" || @request.query.sort = \"-siteNo,-closedAt\" || @request.query.sort = \"closedBy\" || @request.query.sort = \"-closedBy\" || @request.query.sort = \"closedBy,closedAt\" || @request.query.sort = \"-closedBy,-closedAt\" || @request.query.sort = \"alarmNo\" || @request.query.sort = \"-alarmNo\")) && (@request.query.skipTotal = \"1\" || @request.query.skipTotal = \"true\") && (@request.query.page:isset = false || @request.query.page = \"\" || (@request.query.page !~ \"__%\")) && (@request.query.filter != \"\" || @request.auth.audiences = \"staff\") && (@request.query.filter !~ \"dealer%\" || @request.auth.audiences = \"staff\" || @request.auth.audiences ~ dealer || @request.auth.historyCustomers ~ dealer) && (@request.query.filter !~ \"customer%\" || @request.auth.audiences = \"staff\" || @request.auth.audiences ~ customer || @request.auth.historyCustomers ~ customer) && ((@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.signal_history.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.historyCustomers ~ customer))))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.signal_history.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.historyCustomers ~ customer)))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "number_alarmno",
    "name": "alarmNo",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_site",
    "name": "site",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_siteno",
    "name": "siteNo",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitename",
    "name": "siteName",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitecity",
    "name": "siteCity",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sitetimezone",
    "name": "siteTimeZone",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_dealer",
    "name": "dealer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_customer",
    "name": "customer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_partitionno",
    "name": "partitionNo",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_alarmtype",
    "name": "alarmType",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_alarmname",
    "name": "alarmName",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_category",
    "name": "category",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_groupkey",
    "name": "groupKey",
    "type": "text",
    "hidden": false,
    "max": 100,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_priority",
    "name": "priority",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 9,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_state",
    "name": "state",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "bool_confirmed",
    "name": "confirmed",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_signal",
    "name": "signal",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zone",
    "name": "zone",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_zonetext",
    "name": "zoneText",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_titlerank",
    "name": "titleRank",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_firstevent",
    "name": "firstEvent",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_lastevent",
    "name": "lastEvent",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_eventcount",
    "name": "eventCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_unseencount",
    "name": "unseenCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_firstat",
    "name": "firstAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_lastat",
    "name": "lastAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_queuedat",
    "name": "queuedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_warnat",
    "name": "warnAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_breachat",
    "name": "breachAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_restoredat",
    "name": "restoredAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_owner",
    "name": "owner",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_ownername",
    "name": "ownerName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_claimedat",
    "name": "claimedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_firstactat",
    "name": "firstActAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "json_plan",
    "name": "plan",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_stepstate",
    "name": "stepState",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "number_callattempts",
    "name": "callAttempts",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_holdseconds",
    "name": "holdSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_parkedcount",
    "name": "parkedCount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_version",
    "name": "version",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_resolution",
    "name": "resolution",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_resolutiontext",
    "name": "resolutionText",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_cause",
    "name": "cause",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_falsealarm",
    "name": "falseAlarm",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_closedby",
    "name": "closedBy",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_closedbyname",
    "name": "closedByName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_closedat",
    "name": "closedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_closecomment",
    "name": "closeComment",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_answerseconds",
    "name": "answerSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_handleseconds",
    "name": "handleSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_autorule",
    "name": "autoRule",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_reopenedfrom",
    "name": "reopenedFrom",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_siteaddress",
    "name": "siteAddress",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_partitionname",
    "name": "partitionName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_alarm_history_updated` ON `alarm_history` (`updated`)",
   "CREATE INDEX `idx_alarm_history_created` ON `alarm_history` (`created`)",
   "CREATE INDEX `idx_alarm_history_closedat` ON `alarm_history` (`closedAt`)",
   "CREATE INDEX `idx_alarm_history_site_closedat` ON `alarm_history` (`site`, `closedAt`)",
   "CREATE INDEX `idx_alarm_history_siteno_closedat` ON `alarm_history` (`siteNo`, `closedAt`)",
   "CREATE INDEX `idx_alarm_history_closedby_closedat` ON `alarm_history` (`closedBy`, `closedAt`)",
   "CREATE INDEX `idx_alarm_history_dealer_closedat` ON `alarm_history` (`dealer`, `closedAt`)",
   "CREATE INDEX `idx_alarm_history_customer_closedat` ON `alarm_history` (`customer`, `closedAt`)",
   "CREATE UNIQUE INDEX `idx_alarm_history_alarmno` ON `alarm_history` (`alarmNo`)"
  ]
 },
 {
  "id": "wd_alarm_claims",
  "name": "alarm_claims",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"~\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\" && @request.query.filter !~ \"trace\" && @request.query.filter !~ \"media\" && (((@request.query.sort = \"\" || @request.query.sort = \"alarm\" || @request.query.sort = \"-alarm\" || @request.query.sort = \"alarm,from\" || @request.query.sort = \"-alarm,-from\" || @request.query.sort = \"from\" || @request.query.sort = \"-from\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"alarm='%\" && @request.query.filter !~ \"alarm=''%\") || (@request.query.filter ~ 'alarm=\"%' && @request.query.filter !~ 'alarm=\"\"%') || (@request.query.filter ~ \"alarm = '%\" && @request.query.filter !~ \"alarm = ''%\") || (@request.query.filter ~ 'alarm = \"%' && @request.query.filter !~ 'alarm = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"operator\" || @request.query.sort = \"-operator\" || @request.query.sort = \"operator,from\" || @request.query.sort = \"-operator,-from\" || @request.query.sort = \"from\" || @request.query.sort = \"-from\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"operator='%\" && @request.query.filter !~ \"operator=''%\") || (@request.query.filter ~ 'operator=\"%' && @request.query.filter !~ 'operator=\"\"%') || (@request.query.filter ~ \"operator = '%\" && @request.query.filter !~ \"operator = ''%\") || (@request.query.filter ~ 'operator = \"%' && @request.query.filter !~ 'operator = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"id='%\" && @request.query.filter !~ \"id=''%\") || (@request.query.filter ~ 'id=\"%' && @request.query.filter !~ 'id=\"\"%') || (@request.query.filter ~ \"id = '%\" && @request.query.filter !~ \"id = ''%\") || (@request.query.filter ~ 'id = \"%' && @request.query.filter !~ 'id = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"id > '%\" || @request.query.filter ~ 'id > \"%')))) || ((@request.query.sort = \"\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\") && ((@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%\" && (@request.query.filter ~ \"(updated > '%' || (updated = '%' && id > '%'))\" || @request.query.filter ~ '(updated > \"%\" || (updated = \"%\" && id > \"%\"))')) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"(updated > '%')\" || @request.query.filter ~ '(updated > \"%\")'))))))) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort = \"id\" || @request.query.sort = \"-id\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\" || @request.query.sort = \"created\" || @request.query.sort = \"-created\" || @request.query.sort = \"operator\" || @request.query.sort = \"-operator\" || @request.query.sort = \"operator,from\" || @request.query.sort = \"-operator,-from\" || @request.query.sort = \"alarm\" || @request.query.sort = \"-alarm\" || @request.query.sort = \"alarm,from\" || @request.query.sort = \"-alarm,-from\" || @request.query.sort = \"from\" || @request.query.sort = \"-from\")) && (@request.query.skipTotal = \"1\" || @request.query.skipTotal = \"true\") && (@request.query.page:isset = false || @request.query.page = \"\" || (@request.query.page !~ \"__%\")) && (@request.auth.id != \"\" && @request.auth.active = true && (operator = @request.auth.id || (@request.auth.role.rights.reporting.operator_work_report.read_all = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (operator = @request.auth.id || (@request.auth.role.rights.reporting.operator_work_report.read_all = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_alarm",
    "name": "alarm",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_operator",
    "name": "operator",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_session",
    "name": "session",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_from",
    "name": "from",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_until",
    "name": "until",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_heartbeatat",
    "name": "heartbeatAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_lapseat",
    "name": "lapseAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_ended",
    "name": "ended",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_alarm_claims_updated` ON `alarm_claims` (`updated`)",
   "CREATE INDEX `idx_alarm_claims_created` ON `alarm_claims` (`created`)",
   "CREATE UNIQUE INDEX `idx_alarm_claims_alarm` ON `alarm_claims` (`alarm`) WHERE ended = ''",
   "CREATE INDEX `idx_alarm_claims_lapseat` ON `alarm_claims` (`lapseAt`) WHERE ended = ''",
   "CREATE INDEX `idx_alarm_claims_operator_from` ON `alarm_claims` (`operator`, `from`)",
   "CREATE INDEX `idx_alarm_claims_alarm_from` ON `alarm_claims` (`alarm`, `from`)",
   "CREATE INDEX `idx_alarm_claims_from` ON `alarm_claims` (`from`)",
   "CREATE INDEX `idx_alarm_claims_session` ON `alarm_claims` (`session`) WHERE ended = ''"
  ]
 },
 {
  "id": "wd_events_reports",
  "name": "events_reports",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"~\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\" && @request.query.filter !~ \"trace\" && @request.query.filter !~ \"media\" && (((@request.query.sort = \"\" || @request.query.sort = \"alarm\" || @request.query.sort = \"-alarm\" || @request.query.sort = \"alarm,lineNo\" || @request.query.sort = \"-alarm,-lineNo\" || @request.query.sort = \"lineNo\" || @request.query.sort = \"-lineNo\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"alarm='%\" && @request.query.filter !~ \"alarm=''%\") || (@request.query.filter ~ 'alarm=\"%' && @request.query.filter !~ 'alarm=\"\"%') || (@request.query.filter ~ \"alarm = '%\" && @request.query.filter !~ \"alarm = ''%\") || (@request.query.filter ~ 'alarm = \"%' && @request.query.filter !~ 'alarm = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,at\" || @request.query.sort = \"-site,-at\" || @request.query.sort = \"at\" || @request.query.sort = \"-at\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"site='%\" && @request.query.filter !~ \"site=''%\") || (@request.query.filter ~ 'site=\"%' && @request.query.filter !~ 'site=\"\"%') || (@request.query.filter ~ \"site = '%\" && @request.query.filter !~ \"site = ''%\") || (@request.query.filter ~ 'site = \"%' && @request.query.filter !~ 'site = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"events\" || @request.query.sort = \"-events\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"events='%\" && @request.query.filter !~ \"events=''%\") || (@request.query.filter ~ 'events=\"%' && @request.query.filter !~ 'events=\"\"%') || (@request.query.filter ~ \"events = '%\" && @request.query.filter !~ \"events = ''%\") || (@request.query.filter ~ 'events = \"%' && @request.query.filter !~ 'events = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"id='%\" && @request.query.filter !~ \"id=''%\") || (@request.query.filter ~ 'id=\"%' && @request.query.filter !~ 'id=\"\"%') || (@request.query.filter ~ \"id = '%\" && @request.query.filter !~ \"id = ''%\") || (@request.query.filter ~ 'id = \"%' && @request.query.filter !~ 'id = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"id > '%\" || @request.query.filter ~ 'id > \"%')))) || ((@request.query.sort = \"\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && ((@request.query.filter ~ \"dealer = '%'\" && @request.query.filter !~ \"dealer = ''%\") || (@request.query.filter ~ 'dealer = \"%\"' && @request.query.filter !~ 'dealer = \"\"%') || (@request.query.filter ~ \"customer = '%'\" && @request.query.filter !~ \"customer = ''%\") || (@request.query.filter ~ 'customer = \"%\"' && @request.query.filter !~ 'customer = \"\"%'))) || (@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%&&%\" && ((@request.query.filter ~ \"dealer = '%' && (updated > '%' || (updated = '%' && id > '%'))\" && @request.query.filter !~ \"dealer = ''%\") || (@request.query.filter ~ 'dealer = \"%\" && (updated > \"%\" || (updated = \"%\" && id > \"%\"))' && @request.query.filter !~ 'dealer = \"\"%') || (@request.query.filter ~ \"customer = '%' && (updated > '%' || (updated = '%' && id > '%'))\" && @request.query.filter !~ \"customer = ''%\") || (@request.query.filter ~ 'customer = \"%\" && (updated > \"%\" || (updated = \"%\" && id > \"%\"))' && @request.query.filter !~ 'customer = \"\"%'))) || (@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"(updated > '%' || (updated = '%' && id > '%'))\" || @request.query.filter ~ '(updated > \"%\" || (updated = \"%\" && id > \"%\"))')) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && @request.auth.audiences = \"staff\" && (@request.query.filter ~ \"(updated > '%')\" || @request.query.filter ~ '(updated > \"%\")'))))))) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort = \"id\" || @request.query.sort = \"-id\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\" || @request.query.sort = \"created\" || @request.query.sort = \"-created\" || @request.query.sort = \"alarm\" || @request.query.sort = \"-alarm\" || @request.query.sort = \"alarm,lineNo\" || @request.query.sort = \"-alarm,-lineNo\" || @request.query.sort = \"events\" || @request.query.sort = \"-events\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,at\" || @request.query.sort = \"-site,-at\")) && (@request.query.skipTotal = \"1\" || @request.query.skipTotal = \"true\") && (@request.query.page:isset = false || @request.query.page = \"\" || (@request.query.page !~ \"__%\")) && (@request.query.filter != \"\" || @request.auth.audiences = \"staff\") && (@request.query.filter !~ \"dealer%\" || @request.auth.audiences = \"staff\" || @request.auth.audiences ~ dealer || @request.auth.historyCustomers ~ dealer) && (@request.query.filter !~ \"customer%\" || @request.auth.audiences = \"staff\" || @request.auth.audiences ~ customer || @request.auth.historyCustomers ~ customer) && ((@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.alarms.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer))))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.alarms.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer)))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_events",
    "name": "events",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_report",
    "name": "report",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_alarm",
    "name": "alarm",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_site",
    "name": "site",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_dealer",
    "name": "dealer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_customer",
    "name": "customer",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_kind",
    "name": "kind",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "json_message",
    "name": "message",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "text_author",
    "name": "author",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_authorname",
    "name": "authorName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_session",
    "name": "session",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_at",
    "name": "at",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "number_lineno",
    "name": "lineNo",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_shortcut",
    "name": "shortcut",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_call",
    "name": "call",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_events_reports_updated` ON `events_reports` (`updated`)",
   "CREATE INDEX `idx_events_reports_created` ON `events_reports` (`created`)",
   "CREATE INDEX `idx_events_reports_alarm_lineno` ON `events_reports` (`alarm`, `lineNo`)",
   "CREATE INDEX `idx_events_reports_events` ON `events_reports` (`events`)",
   "CREATE INDEX `idx_events_reports_site_at` ON `events_reports` (`site`, `at`)",
   "CREATE INDEX `idx_events_reports_dealer_updated` ON `events_reports` (`dealer`, `updated`)",
   "CREATE INDEX `idx_events_reports_customer_updated` ON `events_reports` (`customer`, `updated`)"
  ]
 },
 {
  "id": "wd_geteventalarms",
  "name": "GetEventAlarms",
  "type": "view",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.alarms.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer))))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (((@request.auth.role.rights.signals.alarms.read = true) && @request.auth.role.staff = true && (@request.auth.audiences = \"staff\" || (dealer != \"\" && @request.auth.audiences ~ dealer)) || (@request.auth.role.staff != true && customer != \"\" && @request.auth.audiences ~ customer)))",
  "viewQuery": "SELECT id, alarmNo, site, dealer, customer, priority, state, created, updated FROM events_alarm"
 },
 {
  "id": "wd_signal_feed",
  "name": "signal_feed",
  "type": "base",
  "listRule": null,
  "viewRule": "@request.auth.id != \"\" && @request.auth.liveAudiences ~ audience",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_audience",
    "name": "audience",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "date_at",
    "name": "at",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "text_items",
    "name": "items",
    "type": "text",
    "hidden": false,
    "max": 2097152,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_signal_feed_updated` ON `signal_feed` (`updated`)"
  ]
 },
 {
  "id": "wd_heartbeat",
  "name": "heartbeat",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "date_at",
    "name": "at",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "text_by",
    "name": "by",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_state",
    "name": "state",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_heartbeat_updated` ON `heartbeat` (`updated`)"
  ]
 },
 {
  "id": "wd_deletions",
  "name": "deletions",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"~\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\" && @request.query.filter !~ \"trace\" && @request.query.filter !~ \"media\" && (((@request.query.sort = \"\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"id='%\" && @request.query.filter !~ \"id=''%\") || (@request.query.filter ~ 'id=\"%' && @request.query.filter !~ 'id=\"\"%') || (@request.query.filter ~ \"id = '%\" && @request.query.filter !~ \"id = ''%\") || (@request.query.filter ~ 'id = \"%' && @request.query.filter !~ 'id = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"id > '%\" || @request.query.filter ~ 'id > \"%')))) || ((@request.query.sort = \"\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\") && ((@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%\" && (@request.query.filter ~ \"(updated > '%' || (updated = '%' && id > '%'))\" || @request.query.filter ~ '(updated > \"%\" || (updated = \"%\" && id > \"%\"))')) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"(updated > '%')\" || @request.query.filter ~ '(updated > \"%\")'))))))) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort = \"id\" || @request.query.sort = \"-id\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\" || @request.query.sort = \"created\" || @request.query.sort = \"-created\" || @request.query.sort = \"at\" || @request.query.sort = \"-at\" || @request.query.sort = \"collection\" || @request.query.sort = \"-collection\" || @request.query.sort = \"collection,recordId\" || @request.query.sort = \"-collection,-recordId\")) && (@request.query.skipTotal = \"1\" || @request.query.skipTotal = \"true\") && (@request.query.page:isset = false || @request.query.page = \"\" || (@request.query.page !~ \"__%\")) && (@request.auth.id != \"\" && @request.auth.active = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_collection",
    "name": "collection",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_recordid",
    "name": "recordId",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "date_at",
    "name": "at",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "autodate_created",
    "name": "created",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": false
   },
   {
    "id": "autodate_updated",
    "name": "updated",
    "type": "autodate",
    "onCreate": true,
    "onUpdate": true
   }
  ],
  "indexes": [
   "CREATE INDEX `idx_deletions_updated` ON `deletions` (`updated`)",
   "CREATE INDEX `idx_deletions_created` ON `deletions` (`created`)",
   "CREATE INDEX `idx_deletions_at` ON `deletions` (`at`)",
   "CREATE UNIQUE INDEX `idx_deletions_collection_recordid` ON `deletions` (`collection`, `recordId`)"
  ]
 }
];
  app.importCollections(snapshot, false);
}, () => null);
