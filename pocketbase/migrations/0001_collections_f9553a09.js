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
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.user.users.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && id != @request.auth.id) || (id = @request.auth.id && @request.body.role:changed = false && @request.body.dealer:changed = false && @request.body.active:changed = false && @request.body.asked:changed = false && @request.body.mustChangePassword:changed = false && @request.body.webuser:changed = false && @request.body.audiences:changed = false && @request.body.liveAudiences:changed = false && @request.body.historyCustomers:changed = false && @request.body.extension:changed = false && @request.body.sipUser:changed = false && @request.body.email:changed = false && @request.body.verified:changed = false))",
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
    "id": "text_sipuser",
    "name": "sipUser",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sippassword",
    "name": "sipPassword",
    "type": "text",
    "hidden": true,
    "max": 60,
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
    "id": "bool_secondfactor",
    "name": "secondFactor",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_mustchangepassword",
    "name": "mustChangePassword",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_asked",
    "name": "asked",
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
  "authRule": "active = true && mustChangePassword = false",
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
   "enabled": true,
   "duration": 300,
   "length": 6
  },
  "mfa": {
   "enabled": true,
   "duration": 900,
   "rule": "secondFactor = true || role.requireSecondFactor = true"
  },
  "authAlert": {
   "enabled": false
  }
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
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.program_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.body.lastAlarmNo:changed = false && @request.body.app_version:changed = false",
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
    "id": "text_helpurl",
    "name": "helpUrl",
    "type": "text",
    "hidden": false,
    "max": 300,
    "min": 0,
    "pattern": "^(/|(https?:/)?/[^\\s/\\\\]\\S*)?$",
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
    "id": "text_publicaddress",
    "name": "publicAddress",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "^(https?://[^\\s/]+)?$",
    "required": false
   },
   {
    "id": "bool_signupopen",
    "name": "signupOpen",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_languagestoreurl",
    "name": "languageStoreUrl",
    "type": "text",
    "hidden": false,
    "max": 300,
    "min": 0,
    "pattern": "",
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
    "id": "text_sipserver",
    "name": "sipServer",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sipdomain",
    "name": "sipDomain",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_dialcountry",
    "name": "dialCountry",
    "type": "text",
    "hidden": false,
    "max": 2,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_workdays",
    "name": "workDays",
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
    "required": false
   },
   {
    "id": "text_workfrom",
    "name": "workFrom",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)?$",
    "required": false
   },
   {
    "id": "text_workuntil",
    "name": "workUntil",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)?$",
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
  "id": "wd_languages",
  "name": "languages",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.miscellaneous.are_they_allowed_to_download_language_package.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.miscellaneous.are_they_allowed_to_download_language_package.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.body.code:changed = false",
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
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 2,
    "min": 0,
    "pattern": "^[a-z]{2}$",
    "required": true
   },
   {
    "id": "json_json_template",
    "name": "json_template",
    "type": "json",
    "hidden": false,
    "maxSize": 4000000,
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
   "CREATE INDEX `idx_languages_updated` ON `languages` (`updated`)",
   "CREATE UNIQUE INDEX `idx_languages_code` ON `languages` (`code`)"
  ]
 },
 {
  "id": "wd_language_packages",
  "name": "language_packages",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.miscellaneous.are_they_allowed_to_download_language_package.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.miscellaneous.are_they_allowed_to_download_language_package.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
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
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 2,
    "min": 0,
    "pattern": "^[a-z]{2}$",
    "required": true
   },
   {
    "id": "json_json_template",
    "name": "json_template",
    "type": "json",
    "hidden": false,
    "maxSize": 4000000,
    "required": false
   },
   {
    "id": "text_digest",
    "name": "digest",
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
   "CREATE INDEX `idx_language_packages_updated` ON `language_packages` (`updated`)",
   "CREATE UNIQUE INDEX `idx_language_packages_code` ON `language_packages` (`code`)"
  ]
 },
 {
  "id": "wd_advancedsettingsinfo",
  "name": "advancedSettingsInfo",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true",
  "createRule": null,
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.program_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_telephone_called",
    "name": "telephone_called",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
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
   "CREATE INDEX `idx_advancedsettingsinfo_updated` ON `advancedSettingsInfo` (`updated`)"
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
  "id": "wd_login_log",
  "name": "login_log",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.user.users.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
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
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "select_what",
    "name": "what",
    "type": "select",
    "hidden": false,
    "values": [
     "sign_in",
     "refused",
     "sign_out",
     "ended"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
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
   "CREATE INDEX `idx_login_log_updated` ON `login_log` (`updated`)",
   "CREATE INDEX `idx_login_log_at` ON `login_log` (`at`)",
   "CREATE INDEX `idx_login_log_user_at` ON `login_log` (`user`, `at`)"
  ]
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
  "id": "wd_installer_technicians",
  "name": "installer_technicians",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = dealer))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = dealer)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.technicians_update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.technicians_update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.technicians_update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "relation_dealer",
    "name": "dealer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_installers_accounts",
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
    "id": "json_phones",
    "name": "phones",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "email_email",
    "name": "email",
    "type": "email",
    "hidden": false,
    "required": false
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
    "max": 1000,
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
   "CREATE INDEX `idx_installer_technicians_updated` ON `installer_technicians` (`updated`)",
   "CREATE INDEX `idx_installer_technicians_dealer` ON `installer_technicians` (`dealer`)"
  ]
 },
 {
  "id": "wd_dealer_settings",
  "name": "dealer_settings",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = dealer))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer = dealer)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.branding = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.branding = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.accounts.installers_accounts.branding = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "relation_dealer",
    "name": "dealer",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_installers_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
    "id": "text_sendername",
    "name": "senderName",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "email_senderemail",
    "name": "senderEmail",
    "type": "email",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_territory",
    "name": "territory",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_sitetype",
    "name": "siteType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
   "CREATE INDEX `idx_dealer_settings_updated` ON `dealer_settings` (`updated`)",
   "CREATE UNIQUE INDEX `idx_dealer_settings_dealer` ON `dealer_settings` (`dealer`)"
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
  "id": "wd_agreement_types",
  "name": "agreement_types",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.agreement_types.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.agreement_types.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "select_services",
    "name": "services",
    "type": "select",
    "hidden": false,
    "values": [
     "intrusion",
     "hold_up",
     "fire",
     "medical",
     "technical",
     "open_close",
     "video",
     "patrol",
     "keyholding"
    ],
    "maxSelect": 9,
    "required": false
   },
   {
    "id": "number_videochecks",
    "name": "videoChecks",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_price",
    "name": "price",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "select_cycle",
    "name": "cycle",
    "type": "select",
    "hidden": false,
    "values": [
     "month",
     "quarter",
     "half_year",
     "year"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_overageprice",
    "name": "overagePrice",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_indexation",
    "name": "indexation",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_minimumtermmonths",
    "name": "minimumTermMonths",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 240,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_noticedays",
    "name": "noticeDays",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 730,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_responseseconds",
    "name": "responseSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 3600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "select_allows",
    "name": "allows",
    "type": "select",
    "hidden": false,
    "values": [
     "reports",
     "test_mode",
     "temporary_schedules",
     "contacts",
     "video"
    ],
    "maxSelect": 5,
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
   "CREATE INDEX `idx_agreement_types_updated` ON `agreement_types` (`updated`)",
   "CREATE UNIQUE INDEX `idx_agreement_types_code` ON `agreement_types` (`code`)"
  ]
 },
 {
  "id": "wd_account_state_categories",
  "name": "account_state_categories",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.active_inactive_categories.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.active_inactive_categories.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "select_direction",
    "name": "direction",
    "type": "select",
    "hidden": false,
    "values": [
     "off",
     "on"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "bool_logsignals",
    "name": "logSignals",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_processnormally",
    "name": "processNormally",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_showwarning",
    "name": "showWarning",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_countinstatistics",
    "name": "countInStatistics",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_bill",
    "name": "bill",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_endaftertest",
    "name": "endAfterTest",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_notifycustomer",
    "name": "notifyCustomer",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_needsenddate",
    "name": "needsEndDate",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_needssupervisor",
    "name": "needsSupervisor",
    "type": "bool",
    "hidden": false,
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
   "CREATE INDEX `idx_account_state_categories_updated` ON `account_state_categories` (`updated`)",
   "CREATE UNIQUE INDEX `idx_account_state_categories_code` ON `account_state_categories` (`code`)"
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
  "id": "wd_jurisdictions",
  "name": "jurisdictions",
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
     "other"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "relation_agency",
    "name": "agency",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_important_contacts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
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
    "id": "json_postcodes",
    "name": "postcodes",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "bool_permitneeded",
    "name": "permitNeeded",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_confirmedonly",
    "name": "confirmedOnly",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_falsealarmlimit",
    "name": "falseAlarmLimit",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_terms",
    "name": "terms",
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
   "CREATE INDEX `idx_jurisdictions_updated` ON `jurisdictions` (`updated`)",
   "CREATE INDEX `idx_jurisdictions_name` ON `jurisdictions` (`name`)"
  ]
 },
 {
  "id": "wd_scenes",
  "name": "scenes",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.scene_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.scene_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
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
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "presentation",
     "operating"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_mode",
    "name": "mode",
    "type": "select",
    "hidden": false,
    "values": [
     "day",
     "dark_room",
     "silent",
     "normal",
     "reduced_staff",
     "storm",
     "training",
     "evacuation"
    ],
    "maxSelect": 1,
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
    "id": "text_notice",
    "name": "notice",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_maxhours",
    "name": "maxHours",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 168,
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
   "CREATE INDEX `idx_scenes_updated` ON `scenes` (`updated`)",
   "CREATE UNIQUE INDEX `idx_scenes_code` ON `scenes` (`code`)"
  ]
 },
 {
  "id": "wd_scene_rules",
  "name": "scene_rules",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.scene_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.scene_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.scene_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "relation_scene",
    "name": "scene",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_scenes",
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
    "id": "number_priorityfrom",
    "name": "priorityFrom",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_priorityupto",
    "name": "priorityUpTo",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
    "onlyInt": true,
    "required": false
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
    "id": "select_shape",
    "name": "shape",
    "type": "select",
    "hidden": false,
    "values": [
     "circle",
     "square",
     "triangle",
     "diamond",
     "octagon"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_sound",
    "name": "sound",
    "type": "select",
    "hidden": false,
    "values": [
     "hurried",
     "three",
     "two",
     "one",
     "none"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_volume",
    "name": "volume",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_repeatseconds",
    "name": "repeatSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_desktopnotification",
    "name": "desktopNotification",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_banner",
    "name": "banner",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "select_treatment",
    "name": "treatment",
    "type": "select",
    "hidden": false,
    "values": [
     "usual",
     "delayed",
     "log_only",
     "ignored"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_delayseconds",
    "name": "delaySeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 3600,
    "onlyInt": true,
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
   "CREATE INDEX `idx_scene_rules_updated` ON `scene_rules` (`updated`)",
   "CREATE INDEX `idx_scene_rules_scene` ON `scene_rules` (`scene`)"
  ]
 },
 {
  "id": "wd_scene_activations",
  "name": "scene_activations",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && scene.kind = \"operating\" && ((scene.mode = \"training\" && @request.auth.role.rights.settings.scene_settings.training_mode = true) || (scene.mode != \"training\" && @request.auth.role.rights.settings.scene_settings.activate_storm = true))",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && ((scene.mode = \"training\" && @request.auth.role.rights.settings.scene_settings.training_mode = true) || (scene.mode != \"training\" && @request.auth.role.rights.settings.scene_settings.end_storm = true)) && @request.body.scene:changed = false && @request.body.startedAt:changed = false && @request.body.startedBy:changed = false && @request.body.startedByName:changed = false",
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_scene",
    "name": "scene",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_scenes",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
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
    "id": "json_postcodes",
    "name": "postcodes",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
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
    "id": "text_startedby",
    "name": "startedBy",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_startedbyname",
    "name": "startedByName",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_endsat",
    "name": "endsAt",
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
   "CREATE INDEX `idx_scene_activations_updated` ON `scene_activations` (`updated`)",
   "CREATE INDEX `idx_scene_activations_startedat` ON `scene_activations` (`startedAt`)",
   "CREATE INDEX `idx_scene_activations_scene_startedat` ON `scene_activations` (`scene`, `startedAt`)"
  ]
 },
 {
  "id": "wd_custom_fields",
  "name": "custom_fields",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.account_settings.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.account_settings.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "json_texts",
    "name": "texts",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "select_belongsto",
    "name": "belongsTo",
    "type": "select",
    "hidden": false,
    "values": [
     "site",
     "customer",
     "contact"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "text",
     "long",
     "number",
     "yes_no",
     "day",
     "choice"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "json_choices",
    "name": "choices",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
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
    "id": "relation_sitetypes",
    "name": "siteTypes",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_types",
    "cascadeDelete": false,
    "maxSelect": 999,
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
   "CREATE INDEX `idx_custom_fields_updated` ON `custom_fields` (`updated`)",
   "CREATE UNIQUE INDEX `idx_custom_fields_code` ON `custom_fields` (`code`)"
  ]
 },
 {
  "id": "wd_number_sequences",
  "name": "number_sequences",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.account_settings.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.account_settings.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "text_prefix",
    "name": "prefix",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_suffix",
    "name": "suffix",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_digits",
    "name": "digits",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 12,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_next",
    "name": "next",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": 999999999,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "select_restarts",
    "name": "restarts",
    "type": "select",
    "hidden": false,
    "values": [
     "never",
     "year"
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
   "CREATE INDEX `idx_number_sequences_updated` ON `number_sequences` (`updated`)",
   "CREATE UNIQUE INDEX `idx_number_sequences_code` ON `number_sequences` (`code`)"
  ]
 },
 {
  "id": "wd_widget_layouts",
  "name": "widget_layouts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.settings.widget_settings.role_default = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || user = @request.auth.id || (user = \"\" && role = @request.auth.role)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.settings.widget_settings.role_default = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || user = @request.auth.id || (user = \"\" && role = @request.auth.role))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.settings.widget_settings.role_default = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || (@request.auth.role.rights.settings.widget_settings.own = true && user = @request.auth.id))",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.settings.widget_settings.role_default = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || (@request.auth.role.rights.settings.widget_settings.own = true && user = @request.auth.id && @request.body.user:changed = false))",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.settings.widget_settings.role_default = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || (@request.auth.role.rights.settings.widget_settings.own = true && user = @request.auth.id))",
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
    "id": "relation_role",
    "name": "role",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_role_authorities",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
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
    "required": false
   },
   {
    "id": "select_screen",
    "name": "screen",
    "type": "select",
    "hidden": false,
    "values": [
     "home",
     "wall"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_widget",
    "name": "widget",
    "type": "select",
    "hidden": false,
    "values": [
     "queue",
     "my_alarms",
     "pending",
     "signals_today",
     "answer_times",
     "receivers",
     "operators",
     "tests_late",
     "tickets",
     "shift",
     "contracts_ending"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_size",
    "name": "size",
    "type": "select",
    "hidden": false,
    "values": [
     "small",
     "medium",
     "wide",
     "large"
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
    "id": "number_wallpage",
    "name": "wallPage",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 20,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_rotationseconds",
    "name": "rotationSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 3600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_largetype",
    "name": "largeType",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_refreshseconds",
    "name": "refreshSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 3600,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_warnfrom",
    "name": "warnFrom",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_alertfrom",
    "name": "alertFrom",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "select_scope",
    "name": "scope",
    "type": "select",
    "hidden": false,
    "values": [
     "all",
     "mine",
     "my_shift"
    ],
    "maxSelect": 1,
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
   "CREATE INDEX `idx_widget_layouts_updated` ON `widget_layouts` (`updated`)",
   "CREATE INDEX `idx_widget_layouts_role_screen` ON `widget_layouts` (`role`, `screen`)",
   "CREATE INDEX `idx_widget_layouts_user_screen` ON `widget_layouts` (`user`, `screen`)"
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
  "id": "wd_protocols",
  "name": "protocols",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.protocols.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.protocols.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_code",
    "name": "code",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "^[A-Za-z][A-Za-z0-9_-]*$",
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
    "id": "select_family",
    "name": "family",
    "type": "select",
    "hidden": false,
    "values": [
     "contact_id",
     "sia",
     "four_plus_two",
     "fast",
     "receiver_frames",
     "vendor_json",
     "vendor_xml",
     "email"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_transport",
    "name": "transport",
    "type": "select",
    "hidden": false,
    "values": [
     "dc09",
     "serial",
     "tcp",
     "udp",
     "https",
     "email"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "text_version",
    "name": "version",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_framing",
    "name": "framing",
    "type": "text",
    "hidden": false,
    "max": 1000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_pattern",
    "name": "pattern",
    "type": "text",
    "hidden": false,
    "max": 1000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_acktext",
    "name": "ackText",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_naktext",
    "name": "nakText",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_heartbeatpattern",
    "name": "heartbeatPattern",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_checksum",
    "name": "checksum",
    "type": "select",
    "hidden": false,
    "values": [
     "none",
     "crc16",
     "sum",
     "xor"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_encryption",
    "name": "encryption",
    "type": "select",
    "hidden": false,
    "values": [
     "none",
     "aes_cbc"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_timetoleranceseconds",
    "name": "timeToleranceSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 86400,
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
   "CREATE INDEX `idx_protocols_updated` ON `protocols` (`updated`)",
   "CREATE UNIQUE INDEX `idx_protocols_code` ON `protocols` (`code`)"
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
    "id": "relation_statecategory",
    "name": "stateCategory",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_account_state_categories",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
  "id": "wd_account_state_log",
  "name": "account_state_log",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.active_inactive_categories.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.active_inactive_categories.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "select_before",
    "name": "before",
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
    "required": false
   },
   {
    "id": "select_after",
    "name": "after",
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
    "required": false
   },
   {
    "id": "relation_category",
    "name": "category",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_account_state_categories",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
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
    "id": "text_username",
    "name": "userName",
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
   "CREATE INDEX `idx_account_state_log_updated` ON `account_state_log` (`updated`)",
   "CREATE INDEX `idx_account_state_log_at` ON `account_state_log` (`at`)",
   "CREATE INDEX `idx_account_state_log_site_at` ON `account_state_log` (`site`, `at`)"
  ]
 },
 {
  "id": "wd_message_templates",
  "name": "message_templates",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "select_channel",
    "name": "channel",
    "type": "select",
    "hidden": false,
    "values": [
     "in_app",
     "push",
     "email",
     "sms",
     "voice",
     "webhook"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_subject",
    "name": "subject",
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
   "CREATE INDEX `idx_message_templates_updated` ON `message_templates` (`updated`)",
   "CREATE UNIQUE INDEX `idx_message_templates_code` ON `message_templates` (`code`)"
  ]
 },
 {
  "id": "wd_notification_rules",
  "name": "notification_rules",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "select_trigger",
    "name": "trigger",
    "type": "select",
    "hidden": false,
    "values": [
     "alarm_opened",
     "alarm_late",
     "alarm_closed",
     "test_late",
     "receiver_silent",
     "ticket_opened",
     "licence_ends",
     "contract_ends"
    ],
    "maxSelect": 1,
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
    "required": false
   },
   {
    "id": "number_priorityupto",
    "name": "priorityUpTo",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
    "onlyInt": true,
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
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "select_channels",
    "name": "channels",
    "type": "select",
    "hidden": false,
    "values": [
     "in_app",
     "push",
     "email",
     "sms",
     "voice",
     "webhook"
    ],
    "maxSelect": 6,
    "required": true
   },
   {
    "id": "relation_template",
    "name": "template",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_message_templates",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "select_whom",
    "name": "whom",
    "type": "select",
    "hidden": false,
    "values": [
     "keyholder",
     "owner",
     "user",
     "customer",
     "dealer",
     "operator",
     "shift_leader",
     "administrator",
     "technician"
    ],
    "maxSelect": 9,
    "required": false
   },
   {
    "id": "json_addresses",
    "name": "addresses",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "number_delayminutes",
    "name": "delayMinutes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10080,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_digestminutes",
    "name": "digestMinutes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10080,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_quietfrom",
    "name": "quietFrom",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)?$",
    "required": false
   },
   {
    "id": "text_quietuntil",
    "name": "quietUntil",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)?$",
    "required": false
   },
   {
    "id": "number_repeatminutes",
    "name": "repeatMinutes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1440,
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
   "CREATE INDEX `idx_notification_rules_updated` ON `notification_rules` (`updated`)",
   "CREATE INDEX `idx_notification_rules_name` ON `notification_rules` (`name`)",
   "CREATE INDEX `idx_notification_rules_trigger` ON `notification_rules` (`trigger`)"
  ]
 },
 {
  "id": "wd_notification_log",
  "name": "notification_log",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.notifications.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "text_rule",
    "name": "rule",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_rulename",
    "name": "ruleName",
    "type": "text",
    "hidden": false,
    "max": 80,
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
    "id": "select_channel",
    "name": "channel",
    "type": "select",
    "hidden": false,
    "values": [
     "in_app",
     "push",
     "email",
     "sms",
     "voice",
     "webhook"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_recipient",
    "name": "recipient",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_subject",
    "name": "subject",
    "type": "text",
    "hidden": false,
    "max": 160,
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
     "waiting",
     "sent",
     "failed",
     "confirmed"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_error",
    "name": "error",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_tries",
    "name": "tries",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 999,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_cost",
    "name": "cost",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000,
    "onlyInt": false,
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
   "CREATE INDEX `idx_notification_log_updated` ON `notification_log` (`updated`)",
   "CREATE INDEX `idx_notification_log_at` ON `notification_log` (`at`)",
   "CREATE INDEX `idx_notification_log_alarm_at` ON `notification_log` (`alarm`, `at`)"
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
  "id": "wd_site_users",
  "name": "site_users",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_portal_users.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_portal_users.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && ((@request.auth.role.rights.accounts.site_portal_users.read = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (site.customer.customer_user_rights_via_customer.user ?= @request.auth.id && site.customer.customer_user_rights_via_customer.rights.accounts.site_portal_users.read ?= true))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_portal_users.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
  "updateRule": "((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_portal_users.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))) && (@request.body.site:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounts.site_portal_users.update = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer))",
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
    "id": "relation_users",
    "name": "users",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 999,
    "minSelect": 0,
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
   "CREATE INDEX `idx_site_users_updated` ON `site_users` (`updated`)",
   "CREATE UNIQUE INDEX `idx_site_users_site` ON `site_users` (`site`)"
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
  "id": "wd_account_templates",
  "name": "account_templates",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.staff = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.account_settings.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.account_settings.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "relation_sitetype",
    "name": "siteType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
    "id": "relation_agreementtype",
    "name": "agreementType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_agreement_types",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
    "id": "select_duplicatecheck",
    "name": "duplicateCheck",
    "type": "select",
    "hidden": false,
    "values": [
     "number",
     "number_and_address"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_codewordminlength",
    "name": "codewordMinLength",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 60,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_needsapproval",
    "name": "needsApproval",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_reviewmonths",
    "name": "reviewMonths",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 120,
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
   "CREATE INDEX `idx_account_templates_updated` ON `account_templates` (`updated`)",
   "CREATE UNIQUE INDEX `idx_account_templates_code` ON `account_templates` (`code`)"
  ]
 },
 {
  "id": "wd_contract_templates",
  "name": "contract_templates",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.legal_contracts.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.legal_contracts.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.legal_contracts.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.legal_contracts.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
     "monitoring",
     "data_processing",
     "video_consent",
     "keyholding",
     "test_mode",
     "disclaimer"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_edition",
    "name": "edition",
    "type": "text",
    "hidden": false,
    "max": 20,
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
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 40000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_needssignature",
    "name": "needsSignature",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_validfrom",
    "name": "validFrom",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_validuntil",
    "name": "validUntil",
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
   "CREATE INDEX `idx_contract_templates_updated` ON `contract_templates` (`updated`)",
   "CREATE UNIQUE INDEX `idx_contract_templates_code` ON `contract_templates` (`code`)"
  ]
 },
 {
  "id": "wd_contracts",
  "name": "contracts",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.legal_contracts.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.legal_contracts.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.legal_contracts.create = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.body.state != \"signed\" || @request.auth.role.rights.settings.legal_contracts.sign = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.legal_contracts.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.body.state:changed = false || (@request.body.state != \"signed\" && ((state != \"signed\" && state != \"ended\") || @request.body.state = \"ended\")) || @request.auth.role.rights.settings.legal_contracts.sign = true)",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.legal_contracts.delete = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && state = \"draft\"",
  "fields": [
   {
    "id": "text_number",
    "name": "number",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_template",
    "name": "template",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_contract_templates",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
    "required": true
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_agreementtype",
    "name": "agreementType",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_agreement_types",
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
     "draft",
     "sent",
     "signed",
     "ended"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_signedby",
    "name": "signedBy",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_signedon",
    "name": "signedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_validfrom",
    "name": "validFrom",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_validuntil",
    "name": "validUntil",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_noticeuntil",
    "name": "noticeUntil",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "bool_renews",
    "name": "renews",
    "type": "bool",
    "hidden": false,
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
   "CREATE INDEX `idx_contracts_updated` ON `contracts` (`updated`)",
   "CREATE UNIQUE INDEX `idx_contracts_number` ON `contracts` (`number`)",
   "CREATE INDEX `idx_contracts_customer` ON `contracts` (`customer`)",
   "CREATE INDEX `idx_contracts_site` ON `contracts` (`site`)",
   "CREATE INDEX `idx_contracts_validuntil` ON `contracts` (`validUntil`)"
  ]
 },
 {
  "id": "wd_integrations",
  "name": "integrations",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
     "telephony",
     "sms",
     "email",
     "push",
     "maps",
     "video",
     "dispatch",
     "accounting",
     "identity",
     "vendor_cloud",
     "json_listener",
     "xml_listener"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_url",
    "name": "url",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "^([a-z]+://[^ ]+)?$",
    "required": false
   },
   {
    "id": "text_tokenurl",
    "name": "tokenUrl",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "^(https?://[^ ]+)?$",
    "required": false
   },
   {
    "id": "text_account",
    "name": "account",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_secret",
    "name": "secret",
    "type": "text",
    "hidden": true,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_sender",
    "name": "sender",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_timeoutseconds",
    "name": "timeoutSeconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 120,
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
   "CREATE INDEX `idx_integrations_updated` ON `integrations` (`updated`)",
   "CREATE INDEX `idx_integrations_kind` ON `integrations` (`kind`)",
   "CREATE INDEX `idx_integrations_name` ON `integrations` (`name`)"
  ]
 },
 {
  "id": "wd_api_keys",
  "name": "api_keys",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.api_integrations.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.api_integrations.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": null,
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.api_integrations.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.body.start:changed = false && @request.body.scope:changed = false && @request.body.madeBy:changed = false && @request.body.madeByName:changed = false && @request.body.lastUsedAt:changed = false && (active = true || @request.body.active:changed = false)",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.settings.api_integrations.delete = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
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
    "id": "text_start",
    "name": "start",
    "type": "text",
    "hidden": false,
    "max": 12,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_hash",
    "name": "hash",
    "type": "text",
    "hidden": true,
    "max": 64,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "json_scope",
    "name": "scope",
    "type": "json",
    "hidden": false,
    "maxSize": 32768,
    "required": true
   },
   {
    "id": "json_addresses",
    "name": "addresses",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
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
    "id": "date_lastusedat",
    "name": "lastUsedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_madeby",
    "name": "madeBy",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_madebyname",
    "name": "madeByName",
    "type": "text",
    "hidden": false,
    "max": 120,
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
   "CREATE INDEX `idx_api_keys_updated` ON `api_keys` (`updated`)",
   "CREATE UNIQUE INDEX `idx_api_keys_hash` ON `api_keys` (`hash`)",
   "CREATE INDEX `idx_api_keys_name` ON `api_keys` (`name`)"
  ]
 },
 {
  "id": "wd_webhooks",
  "name": "webhooks",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "select_events",
    "name": "events",
    "type": "select",
    "hidden": false,
    "values": [
     "alarm_opened",
     "alarm_closed",
     "alarm_on_hold",
     "test_late",
     "receiver_silent",
     "site_changed",
     "ticket_opened"
    ],
    "maxSelect": 7,
    "required": true
   },
   {
    "id": "text_url",
    "name": "url",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "^https?://[^ ]+$",
    "required": true
   },
   {
    "id": "text_secret",
    "name": "secret",
    "type": "text",
    "hidden": true,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_retries",
    "name": "retries",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 20,
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
   "CREATE INDEX `idx_webhooks_updated` ON `webhooks` (`updated`)",
   "CREATE INDEX `idx_webhooks_name` ON `webhooks` (`name`)"
  ]
 },
 {
  "id": "wd_webhook_deliveries",
  "name": "webhook_deliveries",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.api_integrations.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "relation_webhook",
    "name": "webhook",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_webhooks",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_webhookname",
    "name": "webhookName",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_event",
    "name": "event",
    "type": "select",
    "hidden": false,
    "values": [
     "alarm_opened",
     "alarm_closed",
     "alarm_on_hold",
     "test_late",
     "receiver_silent",
     "site_changed",
     "ticket_opened"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "waiting",
     "sent",
     "failed"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_status",
    "name": "status",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 599,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_tries",
    "name": "tries",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_milliseconds",
    "name": "milliseconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 600000,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_error",
    "name": "error",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_nexttryat",
    "name": "nextTryAt",
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
   "CREATE INDEX `idx_webhook_deliveries_updated` ON `webhook_deliveries` (`updated`)",
   "CREATE INDEX `idx_webhook_deliveries_at` ON `webhook_deliveries` (`at`)",
   "CREATE INDEX `idx_webhook_deliveries_webhook_at` ON `webhook_deliveries` (`webhook`, `at`)"
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
  "id": "wd_tickets",
  "name": "tickets",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.staff = true && ((@request.auth.role.rights.support.tickets.read_all = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (@request.auth.role.rights.support.tickets.read_own = true && (requester = @request.auth.id || assigned = @request.auth.id)))) || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.read = true) && customer != \"\") || (@request.auth.role.staff != true && @request.auth.role.rights.support.tickets.read_own = true && requester = @request.auth.id && customer.customer_user_rights_via_customer.user ?= @request.auth.id)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.staff = true && ((@request.auth.role.rights.support.tickets.read_all = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (@request.auth.role.rights.support.tickets.read_own = true && (requester = @request.auth.id || assigned = @request.auth.id)))) || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.read = true) && customer != \"\") || (@request.auth.role.staff != true && @request.auth.role.rights.support.tickets.read_own = true && requester = @request.auth.id && customer.customer_user_rights_via_customer.user ?= @request.auth.id))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && (@request.auth.role.rights.support.tickets.create = true || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.act = true) && (customer != \"\" || site != \"\"))) && (requester = \"\" || requester = @request.auth.id || (@request.auth.role.rights.support.tickets.read_all = true && @request.auth.role.staff = true && @request.auth.dealer = \"\") || (@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.act = true)) && ((@request.auth.role.staff = true && (@request.auth.dealer = \"\" || site.installer = @request.auth.dealer || (site = \"\" && customer = \"\"))) || (@request.auth.role.staff != true && ((customer != \"\" && customer.customer_user_rights_via_customer.user ?= @request.auth.id && (site = \"\" || site.customer = customer)) || (customer = \"\" && site != \"\" && site.customer.customer_user_rights_via_customer.user ?= @request.auth.id))))",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.tickets.assign = true || @request.auth.role.rights.support.tickets.close = true)) || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.act = true) && customer != \"\"))) && (((@request.auth.role.staff = true && ((@request.auth.role.rights.support.tickets.read_all = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (@request.auth.role.rights.support.tickets.read_own = true && (requester = @request.auth.id || assigned = @request.auth.id)))) || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.read = true) && customer != \"\") || (@request.auth.role.staff != true && @request.auth.role.rights.support.tickets.read_own = true && requester = @request.auth.id && customer.customer_user_rights_via_customer.user ?= @request.auth.id)))",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_subject",
    "name": "subject",
    "type": "text",
    "hidden": false,
    "max": 160,
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
     "fault",
     "data_change",
     "question",
     "complaint",
     "billing",
     "false_alarm"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_channel",
    "name": "channel",
    "type": "select",
    "hidden": false,
    "values": [
     "portal",
     "telephone",
     "email",
     "desk"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
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
    "id": "relation_requester",
    "name": "requester",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_requestername",
    "name": "requesterName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_priority",
    "name": "priority",
    "type": "select",
    "hidden": false,
    "values": [
     "low",
     "normal",
     "high",
     "urgent"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "new",
     "open",
     "waiting",
     "solved",
     "closed"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "relation_assigned",
    "name": "assigned",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_assignedname",
    "name": "assignedName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_dueat",
    "name": "dueAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_ticketclose",
    "name": "ticketClose",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_description",
    "name": "description",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_lastmessageat",
    "name": "lastMessageAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_alarmno",
    "name": "alarmNo",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_raisedat",
    "name": "raisedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_takenat",
    "name": "takenAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_answeredat",
    "name": "answeredAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "relation_closedby",
    "name": "closedBy",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_closedbyname",
    "name": "closedByName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_reopenedat",
    "name": "reopenedAt",
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
   "CREATE INDEX `idx_tickets_updated` ON `tickets` (`updated`)",
   "CREATE UNIQUE INDEX `idx_tickets_number` ON `tickets` (`number`)",
   "CREATE INDEX `idx_tickets_assigned_ticketclose` ON `tickets` (`assigned`, `ticketClose`)",
   "CREATE INDEX `idx_tickets_requester` ON `tickets` (`requester`)",
   "CREATE INDEX `idx_tickets_customer` ON `tickets` (`customer`)",
   "CREATE INDEX `idx_tickets_site` ON `tickets` (`site`)",
   "CREATE INDEX `idx_tickets_ticketclose_dueat` ON `tickets` (`ticketClose`, `dueAt`)"
  ]
 },
 {
  "id": "wd_ticket_messages",
  "name": "ticket_messages",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.staff = true && ((@request.auth.role.rights.support.tickets.read_all = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= ticket.site.installer)) || (@request.auth.role.rights.support.tickets.read_own = true && (ticket.requester = @request.auth.id || ticket.assigned = @request.auth.id)))) || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.read = true) && ticket.customer != \"\") || (@request.auth.role.staff != true && @request.auth.role.rights.support.tickets.read_own = true && ticket.requester = @request.auth.id && ticket.customer.customer_user_rights_via_customer.user ?= @request.auth.id)) && (kind = \"reply\" || (@request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.staff = true && ((@request.auth.role.rights.support.tickets.read_all = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= ticket.site.installer)) || (@request.auth.role.rights.support.tickets.read_own = true && (ticket.requester = @request.auth.id || ticket.assigned = @request.auth.id)))) || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.read = true) && ticket.customer != \"\") || (@request.auth.role.staff != true && @request.auth.role.rights.support.tickets.read_own = true && ticket.requester = @request.auth.id && ticket.customer.customer_user_rights_via_customer.user ?= @request.auth.id)) && (kind = \"reply\" || (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.staff = true && ((@request.auth.role.rights.support.tickets.read_all = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= ticket.site.installer)) || (@request.auth.role.rights.support.tickets.read_own = true && (ticket.requester = @request.auth.id || ticket.assigned = @request.auth.id)))) || ((@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.read = true) && ticket.customer != \"\") || (@request.auth.role.staff != true && @request.auth.role.rights.support.tickets.read_own = true && ticket.requester = @request.auth.id && ticket.customer.customer_user_rights_via_customer.user ?= @request.auth.id)) && (kind = \"reply\" || (@request.auth.role.staff = true && @request.auth.dealer = \"\")) && (@request.auth.role.rights.support.tickets.reply = true || (@request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.support.support_for_customer.act = true))",
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_ticket",
    "name": "ticket",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tickets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "reply",
     "note"
    ],
    "maxSelect": 1,
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
    "id": "relation_author",
    "name": "author",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_authorname",
    "name": "authorName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_at",
    "name": "at",
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
   "CREATE INDEX `idx_ticket_messages_updated` ON `ticket_messages` (`updated`)",
   "CREATE INDEX `idx_ticket_messages_ticket_at` ON `ticket_messages` (`ticket`, `at`)",
   "CREATE INDEX `idx_ticket_messages_author` ON `ticket_messages` (`author`)"
  ]
 },
 {
  "id": "wd_ticket_steps",
  "name": "ticket_steps",
  "type": "base",
  "listRule": null,
  "viewRule": null,
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_ticket",
    "name": "ticket",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "raised",
     "taken",
     "answered",
     "closed",
     "reopened"
    ],
    "maxSelect": 1,
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
    "id": "date_at",
    "name": "at",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "number_seconds",
    "name": "seconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_first",
    "name": "first",
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
   "CREATE INDEX `idx_ticket_steps_updated` ON `ticket_steps` (`updated`)",
   "CREATE INDEX `idx_ticket_steps_created` ON `ticket_steps` (`created`)",
   "CREATE INDEX `idx_ticket_steps_at` ON `ticket_steps` (`at`)",
   "CREATE INDEX `idx_ticket_steps_ticket` ON `ticket_steps` (`ticket`)"
  ]
 },
 {
  "id": "wd_product_tickets",
  "name": "product_tickets",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.update = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_subject",
    "name": "subject",
    "type": "text",
    "hidden": false,
    "max": 160,
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
     "fault",
     "question",
     "wish"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "new",
     "sent",
     "answered",
     "closed"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "text_description",
    "name": "description",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_requester",
    "name": "requester",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_requestername",
    "name": "requesterName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_raisedat",
    "name": "raisedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_sentat",
    "name": "sentAt",
    "type": "date",
    "hidden": false,
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
    "id": "number_votes",
    "name": "votes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_diagnostics",
    "name": "diagnostics",
    "type": "text",
    "hidden": false,
    "max": 6000,
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
   "CREATE INDEX `idx_product_tickets_updated` ON `product_tickets` (`updated`)",
   "CREATE UNIQUE INDEX `idx_product_tickets_number` ON `product_tickets` (`number`)",
   "CREATE INDEX `idx_product_tickets_state_raisedat` ON `product_tickets` (`state`, `raisedAt`)"
  ]
 },
 {
  "id": "wd_product_messages",
  "name": "product_messages",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.create = true || @request.auth.role.rights.support.product_support.update = true)",
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_ticket",
    "name": "ticket",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_product_tickets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "question",
     "answer",
     "note"
    ],
    "maxSelect": 1,
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
    "id": "relation_author",
    "name": "author",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_authorname",
    "name": "authorName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_at",
    "name": "at",
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
   "CREATE INDEX `idx_product_messages_updated` ON `product_messages` (`updated`)",
   "CREATE INDEX `idx_product_messages_ticket_at` ON `product_messages` (`ticket`, `at`)",
   "CREATE INDEX `idx_product_messages_author` ON `product_messages` (`author`)"
  ]
 },
 {
  "id": "wd_product_votes",
  "name": "product_votes",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true)",
  "updateRule": null,
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true)) && (user = @request.auth.id)",
  "fields": [
   {
    "id": "relation_ticket",
    "name": "ticket",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_product_tickets",
    "cascadeDelete": false,
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
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_username",
    "name": "userName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_at",
    "name": "at",
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
   "CREATE INDEX `idx_product_votes_updated` ON `product_votes` (`updated`)",
   "CREATE UNIQUE INDEX `idx_product_votes_ticket_user` ON `product_votes` (`ticket`, `user`)",
   "CREATE INDEX `idx_product_votes_user` ON `product_votes` (`user`)"
  ]
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
    "id": "relation_assigned_tickets",
    "name": "assigned_tickets",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tickets",
    "cascadeDelete": false,
    "maxSelect": 999,
    "minSelect": 0,
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
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.settings.operators.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\") && (user != @request.auth.id || (@request.body.user:changed = false && @request.body.can_login_outside_shift:changed = false && @request.body.maxAlarms:changed = false))",
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
    "id": "relation_assigned_tickets",
    "name": "assigned_tickets",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tickets",
    "cascadeDelete": false,
    "maxSelect": 999,
    "minSelect": 0,
    "required": false
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
  "id": "wd_sales_team",
  "name": "sales_team",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.sales_team.read = true || @request.auth.role.rights.sales.crm.read_team = true || @request.auth.role.rights.user.users.read = true))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.sales_team.read = true || @request.auth.role.rights.sales.crm.read_team = true || @request.auth.role.rights.user.users.read = true)))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.sales_team.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.sales_team.update = true)",
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
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_assigned_tickets",
    "name": "assigned_tickets",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tickets",
    "cascadeDelete": false,
    "maxSelect": 999,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_territory",
    "name": "territory",
    "type": "text",
    "hidden": false,
    "max": 120,
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
   "CREATE INDEX `idx_sales_team_updated` ON `sales_team` (`updated`)",
   "CREATE UNIQUE INDEX `idx_sales_team_user` ON `sales_team` (`user`)"
  ]
 },
 {
  "id": "wd_warehouses",
  "name": "warehouses",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.warehouses.read = true || @request.auth.role.rights.technicians.stock.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.warehouses.read = true || @request.auth.role.rights.technicians.stock.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.warehouses.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.warehouses.update = true)",
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
     "central",
     "branch",
     "van"
    ],
    "maxSelect": 1,
    "required": true
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
   "CREATE INDEX `idx_warehouses_updated` ON `warehouses` (`updated`)",
   "CREATE UNIQUE INDEX `idx_warehouses_code` ON `warehouses` (`code`)"
  ]
 },
 {
  "id": "wd_technicians",
  "name": "technicians",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.technicians.read = true || @request.auth.role.rights.technical.jobs.read_all = true || @request.auth.role.rights.user.users.read = true))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (user = @request.auth.id || (@request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.technicians.read = true || @request.auth.role.rights.technical.jobs.read_all = true || @request.auth.role.rights.user.users.read = true)))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.technicians.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.user.technicians.update = true)",
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
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_assigned_tickets",
    "name": "assigned_tickets",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tickets",
    "cascadeDelete": false,
    "maxSelect": 999,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "json_skills",
    "name": "skills",
    "type": "json",
    "hidden": false,
    "maxSize": 8192,
    "required": false
   },
   {
    "id": "text_area",
    "name": "area",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_licencevaliduntil",
    "name": "licenceValidUntil",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "relation_vanstock",
    "name": "vanStock",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_warehouses",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
   "CREATE INDEX `idx_technicians_updated` ON `technicians` (`updated`)",
   "CREATE UNIQUE INDEX `idx_technicians_user` ON `technicians` (`user`)",
   "CREATE INDEX `idx_technicians_vanstock` ON `technicians` (`vanStock`)"
  ]
 },
 {
  "id": "wd_jobs",
  "name": "jobs",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && assigned = @request.auth.id)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && assigned = @request.auth.id))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technical.jobs.create = true)",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technical.jobs.update = true || @request.auth.role.rights.technical.jobs.assign = true || @request.auth.role.rights.technical.jobs.close = true)) && (((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && assigned = @request.auth.id)))",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_title",
    "name": "title",
    "type": "text",
    "hidden": false,
    "max": 160,
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
     "install",
     "fault",
     "maintenance",
     "takeover",
     "inspection"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
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
    "id": "relation_ticket",
    "name": "ticket",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tickets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "select_priority",
    "name": "priority",
    "type": "select",
    "hidden": false,
    "values": [
     "low",
     "normal",
     "high",
     "urgent"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "new",
     "planned",
     "on_the_way",
     "in_progress",
     "waiting_parts",
     "done",
     "cancelled"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "relation_assigned",
    "name": "assigned",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_assignedname",
    "name": "assignedName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_plannedfrom",
    "name": "plannedFrom",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_planneduntil",
    "name": "plannedUntil",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_dueat",
    "name": "dueAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_description",
    "name": "description",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_result",
    "name": "result",
    "type": "text",
    "hidden": false,
    "max": 4000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_hours",
    "name": "hours",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_nextvisiton",
    "name": "nextVisitOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
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
   "CREATE INDEX `idx_jobs_updated` ON `jobs` (`updated`)",
   "CREATE UNIQUE INDEX `idx_jobs_number` ON `jobs` (`number`)",
   "CREATE INDEX `idx_jobs_site` ON `jobs` (`site`)",
   "CREATE INDEX `idx_jobs_customer` ON `jobs` (`customer`)",
   "CREATE INDEX `idx_jobs_ticket` ON `jobs` (`ticket`)",
   "CREATE INDEX `idx_jobs_assigned_plannedfrom` ON `jobs` (`assigned`, `plannedFrom`)",
   "CREATE INDEX `idx_jobs_state_plannedfrom` ON `jobs` (`state`, `plannedFrom`)"
  ]
 },
 {
  "id": "wd_job_visits",
  "name": "job_visits",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technical.jobs.update = true)) && (((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id)))",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technical.jobs.update = true)) && (((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id))) && (@request.body.job:changed = false)",
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_job",
    "name": "job",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_jobs",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_technician",
    "name": "technician",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_technicianname",
    "name": "technicianName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_arrivedat",
    "name": "arrivedAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_leftat",
    "name": "leftAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "select_outcome",
    "name": "outcome",
    "type": "select",
    "hidden": false,
    "values": [
     "done",
     "partly",
     "no_access",
     "parts_missing"
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
    "id": "text_signedby",
    "name": "signedBy",
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
   "CREATE INDEX `idx_job_visits_updated` ON `job_visits` (`updated`)",
   "CREATE INDEX `idx_job_visits_job_arrivedat` ON `job_visits` (`job`, `arrivedAt`)",
   "CREATE INDEX `idx_job_visits_technician_arrivedat` ON `job_visits` (`technician`, `arrivedAt`)"
  ]
 },
 {
  "id": "wd_job_checklists",
  "name": "job_checklists",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && ((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id))",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technical.jobs.update = true)) && (((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id)))",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technical.jobs.update = true)) && (((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id))) && (@request.body.job:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technical.jobs.delete = true)) && (((@request.auth.role.rights.technical.jobs.read_all = true && @request.auth.role.staff = true && (@request.auth.dealer = \"\" || @request.auth.dealer ?= job.site.installer)) || (@request.auth.role.rights.technical.jobs.read_own = true && @request.auth.role.staff = true && job.assigned = @request.auth.id)))",
  "fields": [
   {
    "id": "relation_job",
    "name": "job",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_jobs",
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
    "id": "text_label",
    "name": "label",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "bool_required",
    "name": "required",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_done",
    "name": "done",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_remark",
    "name": "remark",
    "type": "text",
    "hidden": false,
    "max": 400,
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
   "CREATE INDEX `idx_job_checklists_updated` ON `job_checklists` (`updated`)",
   "CREATE INDEX `idx_job_checklists_job_order` ON `job_checklists` (`job`, `order`)"
  ]
 },
 {
  "id": "wd_leads",
  "name": "leads",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (owner = @request.auth.id))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (owner = @request.auth.id)))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.create = true)",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.update = true)) && (@request.auth.role.rights.sales.crm.read_team = true || (owner = @request.auth.id))",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_company",
    "name": "company",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_person",
    "name": "person",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
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
    "id": "email_email",
    "name": "email",
    "type": "email",
    "hidden": false,
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
    "id": "select_source",
    "name": "source",
    "type": "select",
    "hidden": false,
    "values": [
     "website",
     "referral",
     "dealer",
     "fair",
     "call",
     "existing_customer"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "text_need",
    "name": "need",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_competitor",
    "name": "competitor",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_expectedmonthly",
    "name": "expectedMonthly",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "number_probability",
    "name": "probability",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "new",
     "qualified",
     "survey",
     "quote",
     "won",
     "lost"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_lostreason",
    "name": "lostReason",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_nextstep",
    "name": "nextStep",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_nextstepon",
    "name": "nextStepOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "relation_owner",
    "name": "owner",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_ownername",
    "name": "ownerName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
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
   "CREATE INDEX `idx_leads_updated` ON `leads` (`updated`)",
   "CREATE INDEX `idx_leads_owner_nextstepon` ON `leads` (`owner`, `nextStepOn`)",
   "CREATE INDEX `idx_leads_state` ON `leads` (`state`)",
   "CREATE INDEX `idx_leads_customer` ON `leads` (`customer`)"
  ]
 },
 {
  "id": "wd_appointments",
  "name": "appointments",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.scheduling.read = true || @request.auth.role.rights.technicians.scheduling.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.scheduling.read = true || @request.auth.role.rights.technicians.scheduling.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.scheduling.create = true || @request.auth.role.rights.technicians.scheduling.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.scheduling.update = true || @request.auth.role.rights.technicians.scheduling.update = true)",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.scheduling.delete = true || @request.auth.role.rights.technicians.scheduling.delete = true)",
  "fields": [
   {
    "id": "text_subject",
    "name": "subject",
    "type": "text",
    "hidden": false,
    "max": 160,
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
     "visit",
     "survey",
     "service",
     "install",
     "call",
     "absence"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "date_startsat",
    "name": "startsAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_endsat",
    "name": "endsAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_testuntil",
    "name": "testUntil",
    "type": "date",
    "hidden": false,
    "required": false
   },
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
    "id": "text_username",
    "name": "userName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
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
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_lead",
    "name": "lead",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_leads",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_job",
    "name": "job",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_jobs",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_place",
    "name": "place",
    "type": "text",
    "hidden": false,
    "max": 200,
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
     "planned",
     "confirmed",
     "done",
     "cancelled"
    ],
    "maxSelect": 1,
    "required": true
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
   "CREATE INDEX `idx_appointments_updated` ON `appointments` (`updated`)",
   "CREATE INDEX `idx_appointments_user_startsat` ON `appointments` (`user`, `startsAt`)",
   "CREATE INDEX `idx_appointments_startsat` ON `appointments` (`startsAt`)",
   "CREATE INDEX `idx_appointments_site` ON `appointments` (`site`)",
   "CREATE INDEX `idx_appointments_customer` ON `appointments` (`customer`)",
   "CREATE INDEX `idx_appointments_lead` ON `appointments` (`lead`)",
   "CREATE INDEX `idx_appointments_job` ON `appointments` (`job`)"
  ]
 },
 {
  "id": "wd_stock_items",
  "name": "stock_items",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.read = true || @request.auth.role.rights.technicians.stock.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.read = true || @request.auth.role.rights.technicians.stock.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.update = true)",
  "deleteRule": null,
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
    "max": 160,
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
     "panel",
     "detector",
     "communicator",
     "camera",
     "battery",
     "cable",
     "consumable",
     "other"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_unit",
    "name": "unit",
    "type": "select",
    "hidden": false,
    "values": [
     "piece",
     "metre",
     "pack",
     "box"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_minimum",
    "name": "minimum",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_maximum",
    "name": "maximum",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_price",
    "name": "price",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "text_supplier",
    "name": "supplier",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_serialtracked",
    "name": "serialTracked",
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
   "CREATE INDEX `idx_stock_items_updated` ON `stock_items` (`updated`)",
   "CREATE UNIQUE INDEX `idx_stock_items_code` ON `stock_items` (`code`)"
  ]
 },
 {
  "id": "wd_stock_levels",
  "name": "stock_levels",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technicians.stock.read = true || @request.auth.role.rights.logistics.stock.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technicians.stock.read = true || @request.auth.role.rights.logistics.stock.read = true)",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_item",
    "name": "item",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_stock_items",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "relation_warehouse",
    "name": "warehouse",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_warehouses",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_itemname",
    "name": "itemName",
    "type": "text",
    "hidden": false,
    "max": 220,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "date_movedat",
    "name": "movedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_countedat",
    "name": "countedAt",
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
   "CREATE INDEX `idx_stock_levels_updated` ON `stock_levels` (`updated`)",
   "CREATE UNIQUE INDEX `idx_stock_levels_item_warehouse` ON `stock_levels` (`item`, `warehouse`)",
   "CREATE INDEX `idx_stock_levels_warehouse` ON `stock_levels` (`warehouse`)"
  ]
 },
 {
  "id": "wd_stock_moves",
  "name": "stock_moves",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technicians.stock.read = true || @request.auth.role.rights.logistics.stock.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technicians.stock.read = true || @request.auth.role.rights.logistics.stock.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.update = true || (((kind != \"count\" && @request.auth.role.rights.technicians.stock.move = true) || (kind = \"count\" && @request.auth.role.rights.technicians.stock.count = true)) && (@collection.technicians.user ?= @request.auth.id && @collection.technicians.vanStock ?!= \"\" && (@collection.technicians.vanStock ?= from || @collection.technicians.vanStock ?= to))))",
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_item",
    "name": "item",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_stock_items",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_itemname",
    "name": "itemName",
    "type": "text",
    "hidden": false,
    "max": 220,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "receipt",
     "transfer",
     "use",
     "return",
     "count"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "relation_from",
    "name": "from",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_warehouses",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_to",
    "name": "to",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_warehouses",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_serialnumber",
    "name": "serialNumber",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_job",
    "name": "job",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_jobs",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_note",
    "name": "note",
    "type": "text",
    "hidden": false,
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_by",
    "name": "by",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_byname",
    "name": "byName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_at",
    "name": "at",
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
   "CREATE INDEX `idx_stock_moves_updated` ON `stock_moves` (`updated`)",
   "CREATE INDEX `idx_stock_moves_item_at` ON `stock_moves` (`item`, `at`)",
   "CREATE INDEX `idx_stock_moves_from` ON `stock_moves` (`from`)",
   "CREATE INDEX `idx_stock_moves_to` ON `stock_moves` (`to`)",
   "CREATE INDEX `idx_stock_moves_job` ON `stock_moves` (`job`)",
   "CREATE INDEX `idx_stock_moves_at` ON `stock_moves` (`at`)"
  ]
 },
 {
  "id": "wd_tools",
  "name": "tools",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.read = true || @request.auth.role.rights.technicians.tool_request.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.read = true || @request.auth.role.rights.technicians.tool_request.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.stock.update = true || @request.auth.role.rights.technicians.tool_request.hand_out = true)",
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
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_serialnumber",
    "name": "serialNumber",
    "type": "text",
    "hidden": false,
    "max": 80,
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
     "in_stock",
     "handed_out",
     "calibration",
     "lost",
     "retired"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "relation_holder",
    "name": "holder",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_holdername",
    "name": "holderName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_returnby",
    "name": "returnBy",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "relation_warehouse",
    "name": "warehouse",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_warehouses",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_calibrationdue",
    "name": "calibrationDue",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
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
   "CREATE INDEX `idx_tools_updated` ON `tools` (`updated`)",
   "CREATE UNIQUE INDEX `idx_tools_code` ON `tools` (`code`)",
   "CREATE INDEX `idx_tools_holder` ON `tools` (`holder`)",
   "CREATE INDEX `idx_tools_warehouse` ON `tools` (`warehouse`)"
  ]
 },
 {
  "id": "wd_tool_requests",
  "name": "tool_requests",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.technicians.tool_request.read = true && (requester = @request.auth.id || (@request.auth.role.rights.technicians.tool_request.approve = true || @request.auth.role.rights.technicians.tool_request.hand_out = true)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.auth.role.rights.technicians.tool_request.read = true && (requester = @request.auth.id || (@request.auth.role.rights.technicians.tool_request.approve = true || @request.auth.role.rights.technicians.tool_request.hand_out = true))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.technicians.tool_request.create = true) && (requester = \"\" || requester = @request.auth.id || (@request.auth.role.rights.technicians.tool_request.approve = true || @request.auth.role.rights.technicians.tool_request.hand_out = true))",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && ((@request.auth.role.rights.technicians.tool_request.approve = true || @request.auth.role.rights.technicians.tool_request.hand_out = true) || (@request.auth.role.rights.technicians.tool_request.create = true && requester = @request.auth.id && state = \"requested\" && (@request.body.state:changed = false || @request.body.state = \"cancelled\") && @request.body.requester:changed = false))",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_what",
    "name": "what",
    "type": "text",
    "hidden": false,
    "max": 160,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_tool",
    "name": "tool",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tools",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_item",
    "name": "item",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_stock_items",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_neededby",
    "name": "neededBy",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_returnby",
    "name": "returnBy",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "relation_job",
    "name": "job",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_jobs",
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
    "max": 400,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_urgency",
    "name": "urgency",
    "type": "select",
    "hidden": false,
    "values": [
     "normal",
     "urgent"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "requested",
     "approved",
     "refused",
     "handed_out",
     "returned",
     "cancelled"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "relation_requester",
    "name": "requester",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_requestername",
    "name": "requesterName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
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
    "id": "text_decidedbyname",
    "name": "decidedByName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_handedoutat",
    "name": "handedOutAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_returnedat",
    "name": "returnedAt",
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
   "CREATE INDEX `idx_tool_requests_updated` ON `tool_requests` (`updated`)",
   "CREATE INDEX `idx_tool_requests_requester` ON `tool_requests` (`requester`)",
   "CREATE INDEX `idx_tool_requests_tool` ON `tool_requests` (`tool`)",
   "CREATE INDEX `idx_tool_requests_item` ON `tool_requests` (`item`)",
   "CREATE INDEX `idx_tool_requests_job` ON `tool_requests` (`job`)",
   "CREATE INDEX `idx_tool_requests_state` ON `tool_requests` (`state`)"
  ]
 },
 {
  "id": "wd_purchase_orders",
  "name": "purchase_orders",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.purchase_orders.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.purchase_orders.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.purchase_orders.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.purchase_orders.update = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_supplier",
    "name": "supplier",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_item",
    "name": "item",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_stock_items",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_received",
    "name": "received",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_unitprice",
    "name": "unitPrice",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "relation_warehouse",
    "name": "warehouse",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_warehouses",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_orderedon",
    "name": "orderedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_expectedon",
    "name": "expectedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "draft",
     "ordered",
     "partly_received",
     "received",
     "cancelled"
    ],
    "maxSelect": 1,
    "required": true
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
   "CREATE INDEX `idx_purchase_orders_updated` ON `purchase_orders` (`updated`)",
   "CREATE UNIQUE INDEX `idx_purchase_orders_number` ON `purchase_orders` (`number`)",
   "CREATE INDEX `idx_purchase_orders_item` ON `purchase_orders` (`item`)",
   "CREATE INDEX `idx_purchase_orders_warehouse` ON `purchase_orders` (`warehouse`)",
   "CREATE INDEX `idx_purchase_orders_state` ON `purchase_orders` (`state`)"
  ]
 },
 {
  "id": "wd_returns",
  "name": "returns",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.rma.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.rma.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.rma.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.logistics.rma.update = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "relation_item",
    "name": "item",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_stock_items",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_serialnumber",
    "name": "serialNumber",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_reason",
    "name": "reason",
    "type": "select",
    "hidden": false,
    "values": [
     "faulty",
     "wrong_item",
     "surplus",
     "warranty"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_supplier",
    "name": "supplier",
    "type": "text",
    "hidden": false,
    "max": 120,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_supplierreference",
    "name": "supplierReference",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_job",
    "name": "job",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_jobs",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_openedon",
    "name": "openedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "opened",
     "sent",
     "replaced",
     "credited",
     "refused",
     "closed"
    ],
    "maxSelect": 1,
    "required": true
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
   "CREATE INDEX `idx_returns_updated` ON `returns` (`updated`)",
   "CREATE UNIQUE INDEX `idx_returns_number` ON `returns` (`number`)",
   "CREATE INDEX `idx_returns_item` ON `returns` (`item`)",
   "CREATE INDEX `idx_returns_site` ON `returns` (`site`)",
   "CREATE INDEX `idx_returns_job` ON `returns` (`job`)",
   "CREATE INDEX `idx_returns_state` ON `returns` (`state`)"
  ]
 },
 {
  "id": "wd_opportunities",
  "name": "opportunities",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (owner = @request.auth.id))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (owner = @request.auth.id)))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.create = true)",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.update = true)) && (@request.auth.role.rights.sales.crm.read_team = true || (owner = @request.auth.id))",
  "deleteRule": null,
  "fields": [
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
    "id": "relation_lead",
    "name": "lead",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_leads",
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
    "id": "select_stage",
    "name": "stage",
    "type": "select",
    "hidden": false,
    "values": [
     "qualified",
     "survey",
     "quote",
     "negotiation",
     "won",
     "lost"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_expectedmonthly",
    "name": "expectedMonthly",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_oneoff",
    "name": "oneOff",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "number_probability",
    "name": "probability",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_closeson",
    "name": "closesOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "relation_owner",
    "name": "owner",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_ownername",
    "name": "ownerName",
    "type": "text",
    "hidden": false,
    "max": 170,
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
   "CREATE INDEX `idx_opportunities_updated` ON `opportunities` (`updated`)",
   "CREATE INDEX `idx_opportunities_lead` ON `opportunities` (`lead`)",
   "CREATE INDEX `idx_opportunities_customer` ON `opportunities` (`customer`)",
   "CREATE INDEX `idx_opportunities_owner` ON `opportunities` (`owner`)",
   "CREATE INDEX `idx_opportunities_stage_closeson` ON `opportunities` (`stage`, `closesOn`)"
  ]
 },
 {
  "id": "wd_activities",
  "name": "activities",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (owner = @request.auth.id))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (owner = @request.auth.id)))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.create = true)",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.update = true)) && (@request.auth.role.rights.sales.crm.read_team = true || (owner = @request.auth.id))",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.delete = true)) && (@request.auth.role.rights.sales.crm.read_team = true || (owner = @request.auth.id))",
  "fields": [
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "call",
     "visit",
     "email",
     "survey",
     "meeting",
     "note"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_subject",
    "name": "subject",
    "type": "text",
    "hidden": false,
    "max": 160,
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
    "id": "bool_done",
    "name": "done",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "relation_lead",
    "name": "lead",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_leads",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_opportunity",
    "name": "opportunity",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_opportunities",
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
    "id": "relation_owner",
    "name": "owner",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_ownername",
    "name": "ownerName",
    "type": "text",
    "hidden": false,
    "max": 170,
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
   "CREATE INDEX `idx_activities_updated` ON `activities` (`updated`)",
   "CREATE INDEX `idx_activities_lead_at` ON `activities` (`lead`, `at`)",
   "CREATE INDEX `idx_activities_opportunity_at` ON `activities` (`opportunity`, `at`)",
   "CREATE INDEX `idx_activities_customer_at` ON `activities` (`customer`, `at`)",
   "CREATE INDEX `idx_activities_owner_at` ON `activities` (`owner`, `at`)"
  ]
 },
 {
  "id": "wd_quotes",
  "name": "quotes",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.update = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_subject",
    "name": "subject",
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
    "id": "relation_lead",
    "name": "lead",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_leads",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_opportunity",
    "name": "opportunity",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_opportunities",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
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
     "draft",
     "waiting_approval",
     "sent",
     "accepted",
     "refused",
     "expired"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_issuedon",
    "name": "issuedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_validuntil",
    "name": "validUntil",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "number_discount",
    "name": "discount",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_oneofftotal",
    "name": "oneOffTotal",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_monthlytotal",
    "name": "monthlyTotal",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "relation_owner",
    "name": "owner",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_ownername",
    "name": "ownerName",
    "type": "text",
    "hidden": false,
    "max": 170,
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
   "CREATE INDEX `idx_quotes_updated` ON `quotes` (`updated`)",
   "CREATE UNIQUE INDEX `idx_quotes_number` ON `quotes` (`number`)",
   "CREATE INDEX `idx_quotes_customer` ON `quotes` (`customer`)",
   "CREATE INDEX `idx_quotes_lead` ON `quotes` (`lead`)",
   "CREATE INDEX `idx_quotes_opportunity` ON `quotes` (`opportunity`)",
   "CREATE INDEX `idx_quotes_site` ON `quotes` (`site`)",
   "CREATE INDEX `idx_quotes_owner` ON `quotes` (`owner`)",
   "CREATE INDEX `idx_quotes_state_validuntil` ON `quotes` (`state`, `validUntil`)"
  ]
 },
 {
  "id": "wd_quote_lines",
  "name": "quote_lines",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.update = true)",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.update = true)) && (@request.body.quote:changed = false)",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.quotes.update = true)",
  "fields": [
   {
    "id": "relation_quote",
    "name": "quote",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_quotes",
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
    "max": 999,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_item",
    "name": "item",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_stock_items",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0.001,
    "max": 1000000,
    "onlyInt": false,
    "required": true
   },
   {
    "id": "number_unitprice",
    "name": "unitPrice",
    "type": "number",
    "hidden": false,
    "min": -10000000,
    "max": 10000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "select_cycle",
    "name": "cycle",
    "type": "select",
    "hidden": false,
    "values": [
     "once",
     "monthly"
    ],
    "maxSelect": 1,
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
   "CREATE INDEX `idx_quote_lines_updated` ON `quote_lines` (`updated`)",
   "CREATE INDEX `idx_quote_lines_quote_order` ON `quote_lines` (`quote`, `order`)",
   "CREATE INDEX `idx_quote_lines_item` ON `quote_lines` (`item`)"
  ]
 },
 {
  "id": "wd_sales_targets",
  "name": "sales_targets",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (user = @request.auth.id))))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.read_team = true || (@request.auth.role.rights.sales.crm.read_own = true && (user = @request.auth.id)))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.update = true)",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.update = true)) && (@request.auth.role.rights.sales.crm.read_team = true || (user = @request.auth.id))",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.crm.delete = true)) && (@request.auth.role.rights.sales.crm.read_team = true || (user = @request.auth.id))",
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
    "id": "text_username",
    "name": "userName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "new_monthly",
     "new_sites",
     "quotes"
    ],
    "maxSelect": 1,
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
    "id": "number_target",
    "name": "target",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_reached",
    "name": "reached",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
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
   "CREATE INDEX `idx_sales_targets_updated` ON `sales_targets` (`updated`)",
   "CREATE INDEX `idx_sales_targets_user_fromday` ON `sales_targets` (`user`, `fromDay`)"
  ]
 },
 {
  "id": "wd_courses",
  "name": "courses",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.read = true || @request.auth.role.rights.sales.training.author = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.read = true || @request.auth.role.rights.sales.training.author = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.author = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.author = true)",
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
    "id": "text_title",
    "name": "title",
    "type": "text",
    "hidden": false,
    "max": 160,
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
     "product",
     "standards",
     "alarm_handling",
     "sales",
     "safety"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 8000,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_minutes",
    "name": "minutes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_validmonths",
    "name": "validMonths",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 240,
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
   "CREATE INDEX `idx_courses_updated` ON `courses` (`updated`)",
   "CREATE UNIQUE INDEX `idx_courses_code` ON `courses` (`code`)"
  ]
 },
 {
  "id": "wd_course_progress",
  "name": "course_progress",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.author = true || (@request.auth.role.rights.sales.training.read = true && user = @request.auth.id)))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.author = true || (@request.auth.role.rights.sales.training.read = true && user = @request.auth.id))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.author = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.sales.training.author = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_course",
    "name": "course",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_courses",
    "cascadeDelete": false,
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
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "text_username",
    "name": "userName",
    "type": "text",
    "hidden": false,
    "max": 170,
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
     "assigned",
     "started",
     "passed",
     "failed",
     "expired"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_startedon",
    "name": "startedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_passedon",
    "name": "passedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_validuntil",
    "name": "validUntil",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "number_score",
    "name": "score",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
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
   "CREATE INDEX `idx_course_progress_updated` ON `course_progress` (`updated`)",
   "CREATE UNIQUE INDEX `idx_course_progress_course_user` ON `course_progress` (`course`, `user`)",
   "CREATE INDEX `idx_course_progress_user` ON `course_progress` (`user`)",
   "CREATE INDEX `idx_course_progress_validuntil` ON `course_progress` (`validUntil`)"
  ]
 },
 {
  "id": "wd_articles",
  "name": "articles",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.product_support.update = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_title",
    "name": "title",
    "type": "text",
    "hidden": false,
    "max": 160,
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
     "how_to",
     "release_note",
     "status",
     "question"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 20000,
    "min": 0,
    "pattern": "",
    "required": true
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
    "id": "text_publishedon",
    "name": "publishedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
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
   "CREATE INDEX `idx_articles_updated` ON `articles` (`updated`)",
   "CREATE INDEX `idx_articles_kind_publishedon` ON `articles` (`kind`, `publishedOn`)"
  ]
 },
 {
  "id": "wd_agreements",
  "name": "agreements",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounts.agreements.read = true)) || (@request.auth.id != \"\" && @request.auth.active = true && (customer.customer_user_rights_via_customer.user ?= @request.auth.id && customer.customer_user_rights_via_customer.rights.accounts.agreements.read ?= true)))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounts.agreements.read = true)) || (@request.auth.id != \"\" && @request.auth.active = true && (customer.customer_user_rights_via_customer.user ?= @request.auth.id && customer.customer_user_rights_via_customer.rights.accounts.agreements.read ?= true))",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounts.agreements.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounts.agreements.update = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
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
    "required": true
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "select_services",
    "name": "services",
    "type": "select",
    "hidden": false,
    "values": [
     "intrusion",
     "fire",
     "open_close_reports",
     "video",
     "patrol",
     "keyholding"
    ],
    "maxSelect": 6,
    "required": false
   },
   {
    "id": "number_price",
    "name": "price",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 10000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "select_cycle",
    "name": "cycle",
    "type": "select",
    "hidden": false,
    "values": [
     "monthly",
     "quarterly",
     "yearly"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_startson",
    "name": "startsOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "text_endson",
    "name": "endsOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "number_noticedays",
    "name": "noticeDays",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 3650,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_responseminutes",
    "name": "responseMinutes",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 1440,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_indexation",
    "name": "indexation",
    "type": "text",
    "hidden": false,
    "max": 120,
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
     "draft",
     "active",
     "cancelled",
     "ended"
    ],
    "maxSelect": 1,
    "required": true
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
   "CREATE INDEX `idx_agreements_updated` ON `agreements` (`updated`)",
   "CREATE UNIQUE INDEX `idx_agreements_number` ON `agreements` (`number`)",
   "CREATE INDEX `idx_agreements_customer` ON `agreements` (`customer`)",
   "CREATE INDEX `idx_agreements_site` ON `agreements` (`site`)",
   "CREATE INDEX `idx_agreements_state_endson` ON `agreements` (`state`, `endsOn`)"
  ]
 },
 {
  "id": "wd_invoices",
  "name": "invoices",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.update = true || @request.auth.role.rights.accounting.invoices.approve = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "number_number",
    "name": "number",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
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
    "required": true
   },
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "invoice",
     "credit_note"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_issuedon",
    "name": "issuedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "text_dueon",
    "name": "dueOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "number_taxrate",
    "name": "taxRate",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 100,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_net",
    "name": "net",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_tax",
    "name": "tax",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_total",
    "name": "total",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "number_paid",
    "name": "paid",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "draft",
     "approved",
     "sent",
     "paid",
     "cancelled"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_dunninglevel",
    "name": "dunningLevel",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
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
   "CREATE INDEX `idx_invoices_updated` ON `invoices` (`updated`)",
   "CREATE UNIQUE INDEX `idx_invoices_number` ON `invoices` (`number`)",
   "CREATE INDEX `idx_invoices_customer_issuedon` ON `invoices` (`customer`, `issuedOn`)",
   "CREATE INDEX `idx_invoices_state_dueon` ON `invoices` (`state`, `dueOn`)"
  ]
 },
 {
  "id": "wd_invoice_lines",
  "name": "invoice_lines",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.read = true)",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.update = true)) && (invoice.state = \"draft\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.update = true)) && (invoice.state = \"draft\") && (@request.body.invoice:changed = false)",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.invoices.update = true)) && (invoice.state = \"draft\")",
  "fields": [
   {
    "id": "relation_invoice",
    "name": "invoice",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_invoices",
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
    "max": 999,
    "onlyInt": true,
    "required": true
   },
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0.001,
    "max": 1000000,
    "onlyInt": false,
    "required": true
   },
   {
    "id": "number_unitprice",
    "name": "unitPrice",
    "type": "number",
    "hidden": false,
    "min": -10000000,
    "max": 10000000,
    "onlyInt": false,
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
   "CREATE INDEX `idx_invoice_lines_updated` ON `invoice_lines` (`updated`)",
   "CREATE INDEX `idx_invoice_lines_invoice_order` ON `invoice_lines` (`invoice`, `order`)",
   "CREATE INDEX `idx_invoice_lines_site` ON `invoice_lines` (`site`)"
  ]
 },
 {
  "id": "wd_billing_lines",
  "name": "billing_lines",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.billing_lines.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.billing_lines.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.billing_lines.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.billing_lines.update = true || @request.auth.role.rights.accounting.billing_lines.approve = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_text",
    "name": "text",
    "type": "text",
    "hidden": false,
    "max": 200,
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
     "recurring",
     "call_out",
     "false_alarm_fee",
     "extra_visit",
     "messages",
     "credit",
     "other"
    ],
    "maxSelect": 1,
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
    "required": true
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_agreement",
    "name": "agreement",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_agreements",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_job",
    "name": "job",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_jobs",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_quantity",
    "name": "quantity",
    "type": "number",
    "hidden": false,
    "min": 0.001,
    "max": 1000000,
    "onlyInt": false,
    "required": true
   },
   {
    "id": "number_unitprice",
    "name": "unitPrice",
    "type": "number",
    "hidden": false,
    "min": -10000000,
    "max": 10000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "select_cycle",
    "name": "cycle",
    "type": "select",
    "hidden": false,
    "values": [
     "once",
     "monthly",
     "quarterly",
     "yearly"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_nextbillon",
    "name": "nextBillOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": false
   },
   {
    "id": "select_state",
    "name": "state",
    "type": "select",
    "hidden": false,
    "values": [
     "proposed",
     "approved",
     "held",
     "invoiced",
     "cancelled"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "relation_invoice",
    "name": "invoice",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_invoices",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
   "CREATE INDEX `idx_billing_lines_updated` ON `billing_lines` (`updated`)",
   "CREATE INDEX `idx_billing_lines_customer` ON `billing_lines` (`customer`)",
   "CREATE INDEX `idx_billing_lines_site` ON `billing_lines` (`site`)",
   "CREATE INDEX `idx_billing_lines_agreement` ON `billing_lines` (`agreement`)",
   "CREATE INDEX `idx_billing_lines_job` ON `billing_lines` (`job`)",
   "CREATE INDEX `idx_billing_lines_invoice` ON `billing_lines` (`invoice`)",
   "CREATE INDEX `idx_billing_lines_state_nextbillon` ON `billing_lines` (`state`, `nextBillOn`)"
  ]
 },
 {
  "id": "wd_payments",
  "name": "payments",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.payments.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.payments.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.payments.create = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.accounting.payments.update = true || @request.auth.role.rights.accounting.payments.approve = true)",
  "deleteRule": null,
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
    "id": "relation_invoice",
    "name": "invoice",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_invoices",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_receivedon",
    "name": "receivedOn",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    "required": true
   },
   {
    "id": "number_amount",
    "name": "amount",
    "type": "number",
    "hidden": false,
    "min": -100000000,
    "max": 100000000,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "text_currency",
    "name": "currency",
    "type": "text",
    "hidden": false,
    "max": 3,
    "min": 0,
    "pattern": "^([A-Z]{3})?$",
    "required": false
   },
   {
    "id": "select_method",
    "name": "method",
    "type": "select",
    "hidden": false,
    "values": [
     "transfer",
     "card",
     "direct_debit",
     "cash"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_reference",
    "name": "reference",
    "type": "text",
    "hidden": false,
    "max": 80,
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
   "CREATE INDEX `idx_payments_updated` ON `payments` (`updated`)",
   "CREATE INDEX `idx_payments_customer_receivedon` ON `payments` (`customer`, `receivedOn`)",
   "CREATE INDEX `idx_payments_invoice` ON `payments` (`invoice`)",
   "CREATE INDEX `idx_payments_receivedon` ON `payments` (`receivedOn`)"
  ]
 },
 {
  "id": "wd_surveys",
  "name": "surveys",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.support_for_customer.read = true || @request.auth.role.rights.support.agent_analytics.read = true))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.support_for_customer.read = true || @request.auth.role.rights.support.agent_analytics.read = true)",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.support_for_customer.act = true)",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && (@request.auth.role.rights.support.support_for_customer.act = true)",
  "deleteRule": null,
  "fields": [
   {
    "id": "relation_ticket",
    "name": "ticket",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_tickets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
    "id": "relation_agent",
    "name": "agent",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_agentname",
    "name": "agentName",
    "type": "text",
    "hidden": false,
    "max": 170,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_sentat",
    "name": "sentAt",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "date_answeredat",
    "name": "answeredAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_score",
    "name": "score",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 5,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_comment",
    "name": "comment",
    "type": "text",
    "hidden": false,
    "max": 1000,
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
   "CREATE INDEX `idx_surveys_updated` ON `surveys` (`updated`)",
   "CREATE INDEX `idx_surveys_ticket` ON `surveys` (`ticket`)",
   "CREATE INDEX `idx_surveys_agent_sentat` ON `surveys` (`agent`, `sentAt`)",
   "CREATE INDEX `idx_surveys_customer_sentat` ON `surveys` (`customer`, `sentAt`)",
   "CREATE INDEX `idx_surveys_answeredat` ON `surveys` (`answeredAt`)"
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
  "id": "wd_communicators",
  "name": "communicators",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": null,
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "number_commid",
    "name": "commId",
    "type": "number",
    "hidden": false,
    "min": 1,
    "max": null,
    "onlyInt": true,
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
    "id": "text_address",
    "name": "address",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_status",
    "name": "status",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "json_serviceinfo",
    "name": "serviceInfo",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "date_lastsignal",
    "name": "lastSignal",
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
    "id": "text_nodeid",
    "name": "nodeId",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
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
   "CREATE INDEX `idx_communicators_updated` ON `communicators` (`updated`)",
   "CREATE UNIQUE INDEX `idx_communicators_commid` ON `communicators` (`commId`)",
   "CREATE UNIQUE INDEX `idx_communicators_nodeid` ON `communicators` (`nodeId`)"
  ]
 },
 {
  "id": "wd_communicator_settings",
  "name": "communicator_settings",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo_settings.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo_settings.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": null,
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.commtwo_settings.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_basaraddress",
    "name": "basarAddress",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_backupaddress",
    "name": "backupAddress",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "bool_realtime",
    "name": "realTime",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_montime",
    "name": "montime",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 86400,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "relation_faultaccount",
    "name": "faultAccount",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
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
   "CREATE INDEX `idx_communicator_settings_updated` ON `communicator_settings` (`updated`)"
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
    "id": "relation_communicatorid",
    "name": "communicatorId",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_communicators",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "number_commid",
    "name": "commId",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_rowid",
    "name": "rowId",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
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
    "id": "number_receivertype",
    "name": "receiverType",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 99,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_ipadress",
    "name": "ipAdress",
    "type": "text",
    "hidden": false,
    "max": 120,
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
    "id": "text_comport",
    "name": "comport",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_baudrate",
    "name": "baudrate",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 4000000,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_databits",
    "name": "databits",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "select_paritytype",
    "name": "parityType",
    "type": "select",
    "hidden": false,
    "values": [
     "none",
     "odd",
     "even",
     "mark",
     "space"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_stopbits",
    "name": "stopBits",
    "type": "select",
    "hidden": false,
    "values": [
     "1",
     "1.5",
     "2"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "select_flowcontrol",
    "name": "flowControl",
    "type": "select",
    "hidden": false,
    "values": [
     "none",
     "hardware",
     "software"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "number_montime",
    "name": "montime",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 86400,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_realtime",
    "name": "realTime",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_specificreceivernumber",
    "name": "specificReceiverNumber",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_specificlinecardnumber",
    "name": "specificLineCardNumber",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
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
    "id": "json_detail",
    "name": "detail",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_hikvisionparameter",
    "name": "hikVisionParameter",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_jsonparameter",
    "name": "jsonParameter",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_xmlparameter",
    "name": "xmlParameter",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
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
    "id": "text_hikvisionsecretkey",
    "name": "hikVisionSecretKey",
    "type": "text",
    "hidden": true,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_jsonpassword",
    "name": "jsonPassword",
    "type": "text",
    "hidden": true,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_xmlpassword",
    "name": "xmlPassword",
    "type": "text",
    "hidden": true,
    "max": 200,
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
    "id": "json_counters",
    "name": "counters",
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
  "id": "wd_receiver_status_log",
  "name": "receiver_status_log",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.commtwo.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.commtwo.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
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
    "id": "relation_receiver",
    "name": "receiver",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_receivers",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "text_before",
    "name": "before",
    "type": "text",
    "hidden": false,
    "max": 40,
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
    "required": true
   },
   {
    "id": "text_reason",
    "name": "reason",
    "type": "text",
    "hidden": false,
    "max": 200,
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
   "CREATE INDEX `idx_receiver_status_log_updated` ON `receiver_status_log` (`updated`)",
   "CREATE INDEX `idx_receiver_status_log_at` ON `receiver_status_log` (`at`)",
   "CREATE INDEX `idx_receiver_status_log_receiver_at` ON `receiver_status_log` (`receiver`, `at`)"
  ]
 },
 {
  "id": "wd_receiver_line_cards",
  "name": "receiver_line_cards",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.receiver_line_card_settings.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.receiver_line_card_settings.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.receiver_line_card_settings.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.receiver_line_card_settings.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "deleteRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.communicator.receiver_line_card_settings.delete = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "fields": [
   {
    "id": "text_receivernumber",
    "name": "receiverNumber",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_linecardnumber",
    "name": "lineCardNumber",
    "type": "text",
    "hidden": false,
    "max": 10,
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
    "id": "text_callednumber",
    "name": "calledNumber",
    "type": "text",
    "hidden": false,
    "max": 60,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_expectedheartbeat",
    "name": "expectedHeartbeat",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 86400,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "bool_supervise",
    "name": "supervise",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_faultpriority",
    "name": "faultPriority",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 9,
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
   "CREATE INDEX `idx_receiver_line_cards_updated` ON `receiver_line_cards` (`updated`)",
   "CREATE UNIQUE INDEX `idx_receiver_line_cards_receivernumber_linecardnumber` ON `receiver_line_cards` (`receiverNumber`, `lineCardNumber`)"
  ]
 },
 {
  "id": "wd_communicator_files",
  "name": "communicator_files",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.files_read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.files_read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_parenddirectory",
    "name": "parendDirectory",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_parendfilename",
    "name": "parendFileName",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "json_childfolder",
    "name": "childFolder",
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
   "CREATE INDEX `idx_communicator_files_updated` ON `communicator_files` (`updated`)",
   "CREATE UNIQUE INDEX `idx_communicator_files_parenddirectory_parendfilename` ON `communicator_files` (`parendDirectory`, `parendFileName`)"
  ]
 },
 {
  "id": "wd_backups",
  "name": "backups",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": null,
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.backup = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.body.name:changed = false && @request.body.size:changed = false && @request.body.madeAt:changed = false",
  "deleteRule": null,
  "fields": [
   {
    "id": "text_name",
    "name": "name",
    "type": "text",
    "hidden": false,
    "max": 200,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "number_size",
    "name": "size",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_madeat",
    "name": "madeAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "bool_verified",
    "name": "verified",
    "type": "bool",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_verifiedat",
    "name": "verifiedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "text_notes",
    "name": "notes",
    "type": "text",
    "hidden": false,
    "max": 500,
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
   "CREATE INDEX `idx_backups_updated` ON `backups` (`updated`)",
   "CREATE UNIQUE INDEX `idx_backups_name` ON `backups` (`name`)"
  ]
 },
 {
  "id": "wd_retention_rules",
  "name": "retention_rules",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": null,
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.retention_update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\" && @request.body.kind:changed = false && @request.body.purgedAt:changed = false && @request.body.purged:changed = false",
  "deleteRule": null,
  "fields": [
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "login_log",
     "receiver_status_log",
     "report_runs"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_keepdays",
    "name": "keepDays",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 36500,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "date_purgedat",
    "name": "purgedAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "number_purged",
    "name": "purged",
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
   "CREATE INDEX `idx_retention_rules_updated` ON `retention_rules` (`updated`)",
   "CREATE UNIQUE INDEX `idx_retention_rules_kind` ON `retention_rules` (`kind`)"
  ]
 },
 {
  "id": "wd_legal_holds",
  "name": "legal_holds",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.legal_hold = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.legal_hold = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.communicator.maintenance_backup.legal_hold = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "login_log",
     "receiver_status_log",
     "report_runs"
    ],
    "maxSelect": 1,
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
    "required": true
   },
   {
    "id": "text_reference",
    "name": "reference",
    "type": "text",
    "hidden": false,
    "max": 80,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "relation_site",
    "name": "site",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_site_accounts",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "date_fromat",
    "name": "fromAt",
    "type": "date",
    "hidden": false,
    "required": false
   },
   {
    "id": "date_untilat",
    "name": "untilAt",
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
   "CREATE INDEX `idx_legal_holds_updated` ON `legal_holds` (`updated`)",
   "CREATE INDEX `idx_legal_holds_kind` ON `legal_holds` (`kind`)"
  ]
 },
 {
  "id": "wd_report_presets",
  "name": "report_presets",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.update = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
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
    "id": "select_report",
    "name": "report",
    "type": "select",
    "hidden": false,
    "values": [
     "operator_work_report",
     "site_statistics",
     "customer_statistics",
     "performance_report"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "json_filters",
    "name": "filters",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "json_columns",
    "name": "columns",
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
    "id": "select_paper",
    "name": "paper",
    "type": "select",
    "hidden": false,
    "values": [
     "a4",
     "a4_landscape",
     "letter",
     "letter_landscape"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "bool_withlogo",
    "name": "withLogo",
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
   "CREATE INDEX `idx_report_presets_updated` ON `report_presets` (`updated`)",
   "CREATE UNIQUE INDEX `idx_report_presets_name` ON `report_presets` (`name`)"
  ]
 },
 {
  "id": "wd_report_schedules",
  "name": "report_schedules",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "createRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.schedule = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "updateRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.schedule = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "deleteRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.schedule = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "fields": [
   {
    "id": "relation_preset",
    "name": "preset",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_report_presets",
    "cascadeDelete": true,
    "maxSelect": 1,
    "minSelect": 0,
    "required": true
   },
   {
    "id": "select_cadence",
    "name": "cadence",
    "type": "select",
    "hidden": false,
    "values": [
     "daily",
     "weekly",
     "monthly"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "select_weekdays",
    "name": "weekdays",
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
    "required": false
   },
   {
    "id": "number_monthday",
    "name": "monthDay",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": 31,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "text_time",
    "name": "time",
    "type": "text",
    "hidden": false,
    "max": 5,
    "min": 0,
    "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",
    "required": true
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
    "id": "json_recipients",
    "name": "recipients",
    "type": "json",
    "hidden": false,
    "maxSize": 1048576,
    "required": false
   },
   {
    "id": "select_format",
    "name": "format",
    "type": "select",
    "hidden": false,
    "values": [
     "pdf",
     "csv",
     "xlsx"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "bool_onlyifnotempty",
    "name": "onlyIfNotEmpty",
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
   "CREATE INDEX `idx_report_schedules_updated` ON `report_schedules` (`updated`)",
   "CREATE INDEX `idx_report_schedules_preset` ON `report_schedules` (`preset`)"
  ]
 },
 {
  "id": "wd_report_runs",
  "name": "report_runs",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.reporting.report_settings.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
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
    "id": "relation_preset",
    "name": "preset",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_report_presets",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_schedule",
    "name": "schedule",
    "type": "relation",
    "hidden": false,
    "collectionId": "wd_report_schedules",
    "cascadeDelete": false,
    "maxSelect": 1,
    "minSelect": 0,
    "required": false
   },
   {
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
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
     "made",
     "sent",
     "empty",
     "failed"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_rows",
    "name": "rows",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "json_recipients",
    "name": "recipients",
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
    "max": 200,
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
   "CREATE INDEX `idx_report_runs_updated` ON `report_runs` (`updated`)",
   "CREATE INDEX `idx_report_runs_at` ON `report_runs` (`at`)",
   "CREATE INDEX `idx_report_runs_preset_at` ON `report_runs` (`preset`, `at`)"
  ]
 },
 {
  "id": "wd_exports",
  "name": "exports",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && ((@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounting.export.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "viewRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounting.export.read = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "createRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounting.export.create = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "updateRule": "(@request.auth.id != \"\" && @request.auth.active = true) && (@request.auth.role.rights.accounting.export.update = true) && (@request.auth.role.staff = true && @request.auth.dealer = \"\")",
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
    "id": "select_kind",
    "name": "kind",
    "type": "select",
    "hidden": false,
    "values": [
     "invoices",
     "payments",
     "credit_notes"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "text_fromday",
    "name": "fromDay",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_untilday",
    "name": "untilDay",
    "type": "text",
    "hidden": false,
    "max": 10,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "select_format",
    "name": "format",
    "type": "select",
    "hidden": false,
    "values": [
     "csv",
     "e_invoice"
    ],
    "maxSelect": 1,
    "required": true
   },
   {
    "id": "number_rows",
    "name": "rows",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
    "required": false
   },
   {
    "id": "number_total",
    "name": "total",
    "type": "number",
    "hidden": false,
    "min": null,
    "max": null,
    "onlyInt": false,
    "required": false
   },
   {
    "id": "relation_user",
    "name": "user",
    "type": "relation",
    "hidden": false,
    "collectionId": "_pb_users_auth_",
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
     "made",
     "approved",
     "sent"
    ],
    "maxSelect": 1,
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
   "CREATE INDEX `idx_exports_updated` ON `exports` (`updated`)",
   "CREATE INDEX `idx_exports_at` ON `exports` (`at`)"
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
   "CREATE INDEX `idx_events_customer_seq` ON `events` (`customer`, `seq`)",
   "CREATE INDEX `idx_events_receivedat_account` ON `events` (`receivedAt`, `account`) WHERE decisionRule IN ('unknown_account', 'many_unknown_accounts') AND site = ''"
  ]
 },
 {
  "id": "wd_unknown_signals",
  "name": "unknown_signals",
  "type": "view",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.signals.all_live_signals.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && @request.auth.role.rights.signals.all_live_signals.read = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"",
  "viewQuery": "SELECT id, CAST(MAX(receivedAt) AS TEXT) AS lastAt, CAST(firstOf AS TEXT) AS firstAt, CAST(account AS TEXT) AS account,\n CAST(prefix AS TEXT) AS prefix, CAST(receiver AS TEXT) AS receiver, CAST(protocol AS TEXT) AS protocol,\n CAST(COUNT(*) AS INT) AS times, CAST(code AS TEXT) AS code, CAST(signal AS TEXT) AS signal,\n CAST(decisionRule AS TEXT) AS why, CAST(alarm AS TEXT) AS alarm, CAST(updated AS TEXT) AS updated\n FROM (SELECT *, MIN(receivedAt) OVER (PARTITION BY receiver, prefix, account) AS firstOf FROM\n (SELECT * FROM events WHERE decisionRule IN ('unknown_account', 'many_unknown_accounts') AND site = '' ORDER BY receivedAt DESC LIMIT 5000)) GROUP BY receiver, prefix, account"
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
  "id": "wd_call_history",
  "name": "call_history",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"~\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\" && @request.query.filter !~ \"trace\" && @request.query.filter !~ \"media\" && (((@request.query.sort = \"\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,timestamp\" || @request.query.sort = \"-site,-timestamp\" || @request.query.sort = \"timestamp\" || @request.query.sort = \"-timestamp\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"site='%\" && @request.query.filter !~ \"site=''%\") || (@request.query.filter ~ 'site=\"%' && @request.query.filter !~ 'site=\"\"%') || (@request.query.filter ~ \"site = '%\" && @request.query.filter !~ \"site = ''%\") || (@request.query.filter ~ 'site = \"%' && @request.query.filter !~ 'site = \"\"%'))))) || ((@request.query.sort = \"\" || @request.query.sort = \"id\" || @request.query.sort = \"-id\") && ((@request.query.filter !~ \"||\" && @request.query.filter !~ \"%&&%&&%&&%&&%\" && ((@request.query.filter ~ \"id='%\" && @request.query.filter !~ \"id=''%\") || (@request.query.filter ~ 'id=\"%' && @request.query.filter !~ 'id=\"\"%') || (@request.query.filter ~ \"id = '%\" && @request.query.filter !~ \"id = ''%\") || (@request.query.filter ~ 'id = \"%' && @request.query.filter !~ 'id = \"\"%'))) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"id > '%\" || @request.query.filter ~ 'id > \"%')))) || ((@request.query.sort = \"\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\") && ((@request.query.filter !~ \"%||%||%\" && @request.query.filter !~ \"%&&%&&%\" && (@request.query.filter ~ \"(updated > '%' || (updated = '%' && id > '%'))\" || @request.query.filter ~ '(updated > \"%\" || (updated = \"%\" && id > \"%\"))')) || (@request.query.filter !~ \"||\" && @request.query.filter !~ \"&&\" && (@request.query.filter ~ \"(updated > '%')\" || @request.query.filter ~ '(updated > \"%\")'))))))) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort = \"id\" || @request.query.sort = \"-id\" || @request.query.sort = \"updated\" || @request.query.sort = \"-updated\" || @request.query.sort = \"updated,id\" || @request.query.sort = \"-updated,-id\" || @request.query.sort = \"created\" || @request.query.sort = \"-created\" || @request.query.sort = \"timestamp\" || @request.query.sort = \"-timestamp\" || @request.query.sort = \"caller\" || @request.query.sort = \"-caller\" || @request.query.sort = \"caller,timestamp\" || @request.query.sort = \"-caller,-timestamp\" || @request.query.sort = \"userCalled\" || @request.query.sort = \"-userCalled\" || @request.query.sort = \"userCalled,timestamp\" || @request.query.sort = \"-userCalled,-timestamp\" || @request.query.sort = \"site\" || @request.query.sort = \"-site\" || @request.query.sort = \"site,timestamp\" || @request.query.sort = \"-site,-timestamp\")) && (@request.query.skipTotal = \"1\" || @request.query.skipTotal = \"true\") && (@request.query.page:isset = false || @request.query.page = \"\" || (@request.query.page !~ \"__%\")) && (@request.auth.id != \"\" && @request.auth.active = true && (caller = @request.auth.id || userCalled = @request.auth.id || (@request.auth.role.rights.dialer.call.read_history = true && @request.auth.role.staff = true && @request.auth.dealer = \"\")))",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && (caller = @request.auth.id || userCalled = @request.auth.id || (@request.auth.role.rights.dialer.call.read_history = true && @request.auth.role.staff = true && @request.auth.dealer = \"\"))",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_numbercalled",
    "name": "numberCalled",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": true
   },
   {
    "id": "text_caller",
    "name": "caller",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_usercalled",
    "name": "userCalled",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "text_initatedfrom",
    "name": "initatedFrom",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "date_timestamp",
    "name": "timestamp",
    "type": "date",
    "hidden": false,
    "required": true
   },
   {
    "id": "select_direction",
    "name": "direction",
    "type": "select",
    "hidden": false,
    "values": [
     "out",
     "in"
    ],
    "maxSelect": 1,
    "required": false
   },
   {
    "id": "text_result",
    "name": "result",
    "type": "text",
    "hidden": false,
    "max": 20,
    "min": 0,
    "pattern": "",
    "required": false
   },
   {
    "id": "number_seconds",
    "name": "seconds",
    "type": "number",
    "hidden": false,
    "min": 0,
    "max": null,
    "onlyInt": true,
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
   "CREATE INDEX `idx_call_history_updated` ON `call_history` (`updated`)",
   "CREATE INDEX `idx_call_history_created` ON `call_history` (`created`)",
   "CREATE INDEX `idx_call_history_timestamp` ON `call_history` (`timestamp`)",
   "CREATE INDEX `idx_call_history_caller_timestamp` ON `call_history` (`caller`, `timestamp`)",
   "CREATE INDEX `idx_call_history_usercalled_timestamp` ON `call_history` (`userCalled`, `timestamp`)",
   "CREATE INDEX `idx_call_history_site_timestamp` ON `call_history` (`site`, `timestamp`)"
  ]
 },
 {
  "id": "wd_incoming_calls",
  "name": "incoming_calls",
  "type": "base",
  "listRule": "(@request.query.filter:isset = false || @request.query.filter = \"\" || (@request.query.filter !~ \"%&&%&&%&&%&&%\" && @request.query.filter !~ \"%||%||%||%||%\" && @request.query.filter !~ \"%~%~%~%~%\" && @request.query.filter !~ \"%.%.%.%.%.%.%.%\" && @request.query.filter !~ \"_via_\" && @request.query.filter !~ \"//\")) && (@request.query.sort:isset = false || @request.query.sort = \"\" || (@request.query.sort !~ \"%,%,%,%\" && @request.query.sort !~ \".\" && @request.query.sort !~ \"@\")) && (@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id && @request.auth.role.rights.dialer.incoming.read = true)",
  "viewRule": "@request.auth.id != \"\" && @request.auth.active = true && user = @request.auth.id && @request.auth.role.rights.dialer.incoming.read = true",
  "createRule": null,
  "updateRule": null,
  "deleteRule": null,
  "fields": [
   {
    "id": "text_number",
    "name": "number",
    "type": "text",
    "hidden": false,
    "max": 40,
    "min": 0,
    "pattern": "",
    "required": true
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
   "CREATE INDEX `idx_incoming_calls_updated` ON `incoming_calls` (`updated`)",
   "CREATE INDEX `idx_incoming_calls_user_at` ON `incoming_calls` (`user`, `at`)",
   "CREATE INDEX `idx_incoming_calls_at` ON `incoming_calls` (`at`)"
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
   "CREATE INDEX `idx_events_reports_customer_updated` ON `events_reports` (`customer`, `updated`)",
   "CREATE INDEX `idx_events_reports_at` ON `events_reports` (`at`) WHERE kind IN ('call', 'note')"
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
